import { OneOf, Type } from '../kernel/schema.ts'
import type { Static } from '../kernel/schema.ts'

const column = Type.Integer({ minimum: 0, maximum: 99 })

/** How a bank writes: columns are counted from 0. Either one column of amounts, or one of money that came. */
export const Mapping = Type.Object(
  {
    delimiter: OneOf(',', ';', '\t'),
    decimal: OneOf('.', ','),
    dateForm: OneOf('yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy', 'dd/mm/yy'),
    encoding: OneOf('utf-8', 'windows-1252', 'utf-16le'),
    /** Rows before the first line of the account. */
    skipRows: Type.Integer({ minimum: 0, maximum: 50 }),
    columns: Type.Object(
      {
        day: column,
        /** Positive: money that came. */
        amount: Type.Optional(column),
        credit: Type.Optional(column),
        description: column,
        reference: Type.Optional(column),
      },
      { additionalProperties: false },
    ),
  },
  { title: 'bank_statement_mapping', additionalProperties: false },
)

export type Mapping = Static<typeof Mapping>
