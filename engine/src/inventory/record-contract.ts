import { OneOf, Open, type Static, Type } from '../kernel/schema.ts'

const Text = Type.String()
/** What a list or a product is called. */
export const id = Type.String({ minLength: 1, maxLength: 100 })
export const note = Type.Optional(Type.String({ minLength: 1, maxLength: 500 }))
/** A body that has these members alone. */
export const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })
const Amount = Type.Number({ minimum: 0, maximum: 99_999_999 })

/** What a list has of a product. */
export const level = {
  inventoryListId: Text,
  productId: Text,
  unit: OneOf('piece', 'metre'),
  stockLevel: Type.Number(),
  ats: Type.Number(),
}

export const InventoryRecord = Open('ProductInventoryRecord', {
  ...level,
  /** What people did to it by hand, the latest first. */
  c_entries: Type.Array(
    Type.Object({
      at: Text,
      reason: Text,
      before: Type.Number(),
      after: Type.Number(),
      note: Type.Optional(Text),
      actor: Type.Object({ kind: Text, id: Text, name: Text }),
    }),
  ),
})

/** What a change of a record says. */
const stockChange = {
  allocation: Type.Optional(
    exact('allocation', {
      amount: Amount,
      /** When it was counted; without, now. What orders took since is taken off. */
      resetDate: Type.Optional(Type.String({ format: 'date-time' })),
    }),
  ),
  c_difference: Type.Optional(Type.Number({ minimum: -99_999_999, maximum: 99_999_999 })),
  c_reason: OneOf('count', 'damage', 'production', 'correction'),
  c_note: note,
}
export const stockChangeBody = exact('product_inventory_record', stockChange)
export type StockChangeBody = Static<typeof stockChangeBody>
export const stockLine = exact('product_inventory_line', {
  productId: id,
  c_idempotencyKey: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  ...stockChange,
})
export type StockLine = Static<typeof stockLine>
