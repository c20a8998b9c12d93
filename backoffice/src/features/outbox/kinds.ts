import { inventory } from '../../api/inventory.ts'
import { orders } from '../../api/orders.ts'
import type { OutboxKind } from './outbox.ts'

/** How much of something is on a shelf. */
export type Count = {
  inventoryListId: string
  storeId: string
  productId: string
  name: string
  amount: number
}

export const counts: OutboxKind<Count> = {
  name: 'counts',
  shownBy: [inventory.searchProductInventoryRecords],
  async send(call, { key, inventoryListId, productId, amount, at }) {
    const { c_entries: entries, stockLevel } = await call(inventory.updateProductInventoryRecord, {
      params: { inventoryListId, productId },
      body: { allocation: { amount, resetDate: at }, c_reason: 'count' },
      headers: { 'idempotency-key': key },
    })
    return `${entries[0]?.before ?? '?'} → ${stockLevel}`
  },
}

/** Goods that left the counter. */
export type HandOver = {
  orderNo: string
  /** Who took it. */
  collector: string
  /** Of the receipt. */
  code?: string
  /** A part; without, all that was left. */
  lines?: { itemId: string; quantity: number }[]
  /** The revision that the clerk saw. */
  etag: string | undefined
}

export const handOvers: OutboxKind<HandOver> = {
  name: 'hand-overs',
  shownBy: [orders.searchOrders, orders.getDeskOrder],
  async send(call, { key, orderNo, collector, code, lines, etag }) {
    const { step } = await call(orders.handOverOrder, {
      params: { orderNo },
      body: { collector, identitySeen: true, ...(code ? { code } : {}), ...(lines ? { lines } : {}) },
      ifMatch: etag,
      headers: { 'idempotency-key': key },
    })
    return step
  },
}
