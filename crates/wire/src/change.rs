//! Forms of which only what changed can be sent.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::area::{AreaChange, AreaJson};

/// What changed between two values of one form.
pub(crate) trait Change {
    /// What changes.
    type Of: ?Sized;
    /// What makes the new one out of the old one.
    fn between(old: &Self::Of, new: &Self::Of) -> Self;
    /// Whether nothing changed.
    fn is_nothing(&self) -> bool;
    /// Makes the new one out of the old one.
    fn apply(self, old: &mut Self::Of);
}

/// The new value of a field, if it has one. A field that did not change is left out, which is something else than null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed<T>(pub Option<T>);

impl<T> Default for Changed<T> {
    fn default() -> Changed<T> {
        Changed(None)
    }
}

impl<T: Serialize> Serialize for Changed<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Changed<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Changed<T>, D::Error> {
        T::deserialize(deserializer).map(|value| Changed(Some(value)))
    }
}

impl<T: Clone + PartialEq> Change for Changed<T> {
    type Of = T;

    fn between(old: &T, new: &T) -> Changed<T> {
        Changed((old != new).then(|| new.clone()))
    }

    fn is_nothing(&self) -> bool {
        self.0.is_none()
    }

    fn apply(self, old: &mut T) {
        if let Some(new) = self.0 {
            *old = new;
        }
    }
}

/// What changed in each player's area, in turn order; empty if nothing did.
impl Change for Vec<AreaChange> {
    type Of = Vec<AreaJson>;

    fn between(old: &Vec<AreaJson>, new: &Vec<AreaJson>) -> Vec<AreaChange> {
        if old == new {
            return vec![];
        }
        old.iter().zip(new).map(|(old, new)| AreaChange::between(old, new)).collect()
    }

    fn is_nothing(&self) -> bool {
        self.is_empty()
    }

    fn apply(self, old: &mut Vec<AreaJson>) {
        old.iter_mut().zip(self).for_each(|(area, change)| change.apply(area));
    }
}

/// Defines a form, and the form of what changed in it: the same fields, each only if it changed. A field that changes in
/// parts names the form of its changes.
macro_rules! changing {
    (
        $(#[$about:meta])*
        $visible:vis struct $form:ident, changed by $change:ident {
            $($(#[$note:meta])* $field_visible:vis $field:ident: $type:ty $(as $parts:ty)?,)*
        }
    ) => {
        $(#[$about])*
        $visible struct $form {
            $($(#[$note])* $field_visible $field: $type,)*
        }

        #[doc = concat!("What changed in a [`", stringify!($form), "`]: the fields that have a new value.")]
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[allow(missing_docs)] // The fields are those of the form.
        $visible struct $change {
            $(
                #[serde(default, skip_serializing_if = "crate::change::Change::is_nothing")]
                $field_visible $field: changing!(@change $type $(, $parts)?),
            )*
        }

        impl crate::change::Change for $change {
            type Of = $form;

            fn between(old: &$form, new: &$form) -> $change {
                $change { $($field: crate::change::Change::between(&old.$field, &new.$field),)* }
            }

            fn is_nothing(&self) -> bool {
                true $(&& crate::change::Change::is_nothing(&self.$field))*
            }

            fn apply(self, old: &mut $form) {
                $(crate::change::Change::apply(self.$field, &mut old.$field);)*
            }
        }
    };
    (@change $type:ty) => { crate::change::Changed<$type> };
    (@change $type:ty, $parts:ty) => { $parts };
}

pub(crate) use changing;
