import type { StockNotice } from './queries.ts'

/** What may leave of a notice: never the address. */
export const noticeView = ({ id, productId, storeId, createdAt }: StockNotice) => ({
  noticeId: id,
  productId,
  storeId,
  creationDate: createdAt.toISOString(),
})
