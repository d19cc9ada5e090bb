//! Types of the domain as columns of both databases.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::postgres::{PgArgumentBuffer, PgHasArrayType, PgTypeInfo, PgValueRef, Postgres};
use sqlx::{Decode, Encode, Type};
use witchstone_rules::{MAX_PLAYERS, Player};

use crate::domain::Status;

/// A column of type BIGINT whose values are those of a type.
trait Column: Sized + Copy {
    fn to_code(self) -> i64;
    fn from_code(code: i64) -> Option<Self>;
}

impl Column for Status {
    fn to_code(self) -> i64 {
        match self {
            Status::Open => 0,
            Status::Playing => 1,
            Status::Finished => 2,
        }
    }

    fn from_code(code: i64) -> Option<Status> {
        [Status::Open, Status::Playing, Status::Finished].into_iter().find(|status| status.to_code() == code)
    }
}

/// The number of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatColumn(pub Player);

impl Column for SeatColumn {
    fn to_code(self) -> i64 {
        self.0.index() as i64
    }

    fn from_code(code: i64) -> Option<SeatColumn> {
        let number = usize::try_from(code).ok().filter(|&number| number < MAX_PLAYERS)?;
        Some(SeatColumn(Player::new(number)))
    }
}

/// A value that is not one of the type.
#[derive(Debug, thiserror::Error)]
#[error("{0} is out of range")]
struct OutOfRange(i64);

macro_rules! column {
    ($type:ty) => {
        impl ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.to_code().into())
            }
        }

        impl FromSql for $type {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                let code = i64::column_result(value)?;
                Self::from_code(code).ok_or(FromSqlError::OutOfRange(code))
            }
        }

        impl Type<Postgres> for $type {
            fn type_info() -> PgTypeInfo {
                <i64 as Type<Postgres>>::type_info()
            }
        }

        impl PgHasArrayType for $type {
            fn array_type_info() -> PgTypeInfo {
                <i64 as PgHasArrayType>::array_type_info()
            }
        }

        impl Encode<'_, Postgres> for $type {
            fn encode_by_ref(&self, buffer: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
                <i64 as Encode<'_, Postgres>>::encode_by_ref(&self.to_code(), buffer)
            }
        }

        impl<'r> Decode<'r, Postgres> for $type {
            fn decode(value: PgValueRef<'r>) -> Result<Self, BoxDynError> {
                let code = <i64 as Decode<'r, Postgres>>::decode(value)?;
                Ok(Self::from_code(code).ok_or(OutOfRange(code))?)
            }
        }
    };
}

column!(Status);
column!(SeatColumn);

impl From<Status> for rusqlite::types::Value {
    fn from(status: Status) -> rusqlite::types::Value {
        rusqlite::types::Value::Integer(status.to_code())
    }
}

impl From<SeatColumn> for rusqlite::types::Value {
    fn from(seat: SeatColumn) -> rusqlite::types::Value {
        rusqlite::types::Value::Integer(seat.to_code())
    }
}
