//! Deltas: the fields of a JSON form that changed.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::area::{AreaDelta, AreaJson};

/// The difference between two values of one form.
pub(crate) trait Delta {
    /// The form.
    type Of: ?Sized;
    /// The delta from the old value to the new one.
    fn between(old: &Self::Of, new: &Self::Of) -> Self;
    /// Whether nothing changed.
    fn is_empty(&self) -> bool;
    /// Applies the delta to the old value.
    fn apply(self, old: &mut Self::Of);
}

/// The new value of a field, if it changed. An unchanged field is missing, which differs from null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewValue<T>(pub Option<T>);

impl<T> Default for NewValue<T> {
    fn default() -> NewValue<T> {
        NewValue(None)
    }
}

impl<T: Serialize> Serialize for NewValue<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for NewValue<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NewValue<T>, D::Error> {
        T::deserialize(deserializer).map(|value| NewValue(Some(value)))
    }
}

impl<T: Clone + PartialEq> Delta for NewValue<T> {
    type Of = T;

    fn between(old: &T, new: &T) -> NewValue<T> {
        NewValue((old != new).then(|| new.clone()))
    }

    fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    fn apply(self, old: &mut T) {
        if let Some(new) = self.0 {
            *old = new;
        }
    }
}

/// The delta of each player's area, in turn order; empty if nothing changed.
impl Delta for Vec<AreaDelta> {
    type Of = Vec<AreaJson>;

    fn between(old: &Vec<AreaJson>, new: &Vec<AreaJson>) -> Vec<AreaDelta> {
        if old == new {
            return vec![];
        }
        old.iter().zip(new).map(|(old, new)| AreaDelta::between(old, new)).collect()
    }

    fn is_empty(&self) -> bool {
        self.is_empty()
    }

    fn apply(self, old: &mut Vec<AreaJson>) {
        old.iter_mut().zip(self).for_each(|(area, delta)| delta.apply(area));
    }
}

/// Defines a form and its delta: the same fields, each only if it changed. A field with its own delta type names it with `as`.
macro_rules! delta {
    (
        $(#[$about:meta])*
        $visible:vis struct $form:ident, with delta $delta:ident {
            $($(#[$note:meta])* $field_visible:vis $field:ident: $type:ty $(as $parts:ty)?,)*
        }
    ) => {
        $(#[$about])*
        $visible struct $form {
            $($(#[$note])* $field_visible $field: $type,)*
        }

        #[doc = concat!("The delta of a [`", stringify!($form), "`]: the fields that changed.")]
        #[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[allow(missing_docs)] // The fields are those of the form.
        $visible struct $delta {
            $(
                #[serde(default, skip_serializing_if = "crate::delta::Delta::is_empty")]
                $field_visible $field: delta!(@delta $type $(, $parts)?),
            )*
        }

        impl crate::delta::Delta for $delta {
            type Of = $form;

            fn between(old: &$form, new: &$form) -> $delta {
                $delta { $($field: crate::delta::Delta::between(&old.$field, &new.$field),)* }
            }

            fn is_empty(&self) -> bool {
                true $(&& crate::delta::Delta::is_empty(&self.$field))*
            }

            fn apply(self, old: &mut $form) {
                $(crate::delta::Delta::apply(self.$field, &mut old.$field);)*
            }
        }
    };
    (@delta $type:ty) => { crate::delta::NewValue<$type> };
    (@delta $type:ty, $parts:ty) => { $parts };
}

pub(crate) use delta;
