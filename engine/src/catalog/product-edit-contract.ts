import { Nullable, type Static, Type } from '../kernel/schema.ts'

const Id = Type.String({ minLength: 1, maxLength: 100 })
const Value = Nullable(Type.String({ minLength: 1, maxLength: 200 }))
const few = { minProperties: 1, maxProperties: 20 }

/** What is changed of many products alike. Of classes and attributes what is named; null takes the value away. */
export const ProductEdit = Type.Object(
  {
    online: Type.Optional(Type.Boolean()),
    /** It is put into this category as well. */
    primaryCategoryId: Type.Optional(Id),
    assignCategoryId: Type.Optional(Id),
    /** With the categories below it. */
    unassignCategoryId: Type.Optional(Id),
    /** By country. */
    c_taxClasses: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Value, few)),
    c_attributes: Type.Optional(Type.Record(Id, Value, few)),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ProductEdit = Static<typeof ProductEdit>
