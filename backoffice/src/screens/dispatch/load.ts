import type { DeskOrder, OrderLine } from '../../api/orders.ts'

/** Pieces of a line that can be put on a truck now. */
export type Loadable = { line: OrderLine; quantity: number }

/** An order with what of it can be loaded, and the revision that was read. */
export type Waiting = { order: DeskOrder; etag: string | undefined; lines: readonly Loadable[] }

/** The lines of an order that can be loaded: to be delivered and not gone yet; of goods cut to length, the pieces that are cut. */
export const loadableOf = ({ lines, step }: Pick<DeskOrder, 'lines' | 'step'>): Loadable[] =>
  step !== 'paid' && step !== 'cut'
    ? []
    : lines.flatMap((line) => {
        if (line.pickUp) return []
        const there = line.lengthMeters === undefined ? line.quantity : (line.progress.cut ?? 0)
        const quantity = there - (line.progress.shipped ?? 0)
        return quantity > 0 ? [{ line, quantity }] : []
      })

/** What left on a truck, when. */
export type Loaded = { load: readonly Waiting[]; truck: string; driver: string; at: Date }

export const keyOf = (orderNo: string, itemId: string): string => `${orderNo} ${itemId}`

/** The orders with what is chosen of each; those of which nothing is are left out. */
export const chosenOf = (waiting: readonly Waiting[], chosen: ReadonlySet<string>): Waiting[] =>
  waiting.flatMap((one) => {
    const lines = one.lines.filter(({ line }) => chosen.has(keyOf(one.order.orderNo, line.itemId)))
    return lines.length > 0 ? [{ ...one, lines }] : []
  })

/** An order at each place where something of it goes: of one with several shipments each address has its own lines. */
const stopsOf = (waiting: Waiting): Waiting[] => {
  const { order, lines } = waiting
  const { shippingAddress, furtherAddresses = [] } = order
  if (!shippingAddress || furtherAddresses.length === 0) return [waiting]
  return [shippingAddress, ...furtherAddresses].flatMap((address) => {
    const there = lines.filter(({ line }) => address.itemIds?.includes(line.itemId))
    return there.length > 0
      ? [{ ...waiting, order: { ...order, shippingAddress: address }, lines: there }]
      : []
  })
}

/** By where they go, in the order of the alphabet. */
export const byPlace = (waiting: readonly Waiting[]): [place: string, waiting: Waiting[]][] =>
  [...Map.groupBy(waiting.flatMap(stopsOf), ({ order }) => order.shippingAddress?.city ?? '')].toSorted(
    ([a], [b]) => a.localeCompare(b),
  )

/** What a load is at most: the weight of its orders, whole, and its longest piece. */
export const sizeOf = (load: readonly Waiting[]): { weightKg: number; longestMeters: number } => ({
  weightKg: load.reduce((sum, { order }) => sum + order.weightKg, 0),
  longestMeters: Math.max(0, ...load.map(({ order }) => order.longestMeters ?? 0)),
})
