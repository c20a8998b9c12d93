export const listTypes = [
  'wish_list',
  'shopping_list',
  'gift_registry',
  'custom_1',
  'custom_2',
  'custom_3',
] as const
export type ListType = (typeof listTypes)[number]

export const listsMax = 20
export const itemsMax = 500

export type ProductListItem = {
  id: string
  productId: string
  quantity: number
  priority: number
  public: boolean
  /** Custom attributes; clients may write more than the contract names. */
  record: { c_note?: string }
}

export type ProductList = {
  id: string
  type: ListType
  name: string | null
  description: string | null
  public: boolean
  /** Somebody may have its link. */
  shared: boolean
  record: Record<string, unknown>
  createdAt: Date
  modifiedAt: Date
  items: ProductListItem[]
}
