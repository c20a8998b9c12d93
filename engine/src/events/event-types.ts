/** What the feed tells of. The words are written by the triggers of migration 0040, but for stock and imports. */
export const eventTypes = [
  'order.created',
  'order.paid',
  'order.cut',
  'order.ready',
  'order.shipped',
  'order.completed',
  'order.cancelled',
  'order.refunded',
  'order.part-refunded',
  'order.failed',
  'quote.requested',
  'quote.priced',
  'quote.accepted',
  'quote.rejected',
  'customer.created',
  'customer.updated',
  'customer.closed',
  'product.changed',
  'price.changed',
  'stock.changed',
  'promotion.changed',
  'content.published',
  'case.created',
  'transfer.shipped',
  'transfer.received',
  'import.finished',
] as const
export type EventType = (typeof eventTypes)[number]

export const isEventType = (text: string): text is EventType => eventTypes.some((type) => type === text)

/** Something that happened, with its place in the feed once it has one. */
export type PublishedEvent = {
  id: string
  position: number
  type: EventType
  at: Date
  country: string | null
  /** Ids of what changed, never a person's data. */
  data: {
    orderNo?: string
    refundId?: string
    quoteId?: string
    number?: string
    customerId?: string
    customerNo?: string
    caseId?: string
    transferId?: string
    kind?: string
    id?: string
    productIds?: string[]
    inventoryListId?: string
    isAll?: boolean
    catalogVersion?: number
  }
}
