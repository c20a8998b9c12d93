import type { ProductList, ProductListItem } from './product-list.ts'

/** An item as the contract writes it [S3.026]. */
export const itemView = (item: ProductListItem) => ({
  ...item.record,
  id: item.id,
  productId: item.productId,
  quantity: item.quantity,
  priority: item.priority,
  public: item.public,
  type: 'product',
})

/** A list with its items, oldest first. */
export const listView = (list: ProductList) => {
  // What a client wrote under the shop's own name is not shown.
  const { c_shared: _, ...record } = list.record
  return {
    ...record,
    id: list.id,
    type: list.type,
    ...(list.name === null ? {} : { name: list.name }),
    ...(list.description === null ? {} : { description: list.description }),
    public: list.public,
    ...(list.shared ? { c_shared: true } : {}),
    creationDate: list.createdAt.toISOString(),
    lastModified: list.modifiedAt.toISOString(),
    customerProductListItems: list.items.map(itemView),
  }
}
