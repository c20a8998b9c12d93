import { inventory } from '../../api/inventory.ts'
import { orders } from '../../api/orders.ts'
import { plant } from '../../api/plant.ts'
import type { OutboxKind } from './outbox.ts'

/** A week, as long as something is stored here. */
const longestSeconds = 7 * 86_400

/** What is sent so soon was done now. */
const leastSeconds = 30

/** How long ago something was done, where it had to wait: by one clock, so that a wrong one does not matter. */
const delayOf = ({ at }: { at: string }): { secondsAgo?: number } => {
  const seconds = Math.round((Date.now() - Date.parse(at)) / 1_000)
  return seconds < leastSeconds ? {} : { secondsAgo: Math.min(seconds, longestSeconds) }
}

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
    return { result: `${entries[0]?.before ?? '?'} → ${stockLevel}` }
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
  async send(call, { key, orderNo, collector, code, lines, etag, at }) {
    const { step } = await call(orders.handOverOrder, {
      params: { orderNo },
      body: {
        collector,
        identitySeen: true,
        ...(code ? { code } : {}),
        ...(lines ? { lines } : {}),
        ...delayOf({ at }),
      },
      ifMatch: etag,
      headers: { 'idempotency-key': key },
    })
    return { result: step }
  },
}

/** Pieces that were cut at a plant. */
export type Cut = {
  storeId: string
  groupId: string
  /** One strip of the group. */
  runId?: string
  pieces: { orderNo: string; itemId: string; quantity: number }[]
  /** The material, as the plan calls it. */
  material: string
  /** The revision of the plan that was on the screen. */
  etag: string | undefined
}

/** Cuts go by the plan that the one before them left: their own do not stand in each other's way, another's does. */
export const cuts: OutboxKind<Cut> = {
  name: 'cuts',
  shownBy: [plant.getCutPlan, plant.getCoils, plant.getOffcuts],
  async send(call, { key, storeId, groupId, runId, pieces, etag, at }) {
    const answer = await call.tagged(plant.confirmCut, {
      params: { storeId },
      body: { groupId, ...(runId === undefined ? {} : { runId }), pieces, ...delayOf({ at }) },
      ifMatch: etag,
      headers: { 'idempotency-key': key },
    })
    return {
      result: '',
      shown: { queryKey: [plant.getCutPlan, storeId], answer },
      rebase: (waiting) =>
        waiting.storeId === storeId && waiting.etag === etag ? { ...waiting, etag: answer.etag } : waiting,
    }
  },
}
