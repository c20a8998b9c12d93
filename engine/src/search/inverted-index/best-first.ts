/** Negative where the first of two comes first; never 0 for two different ones. */
export type Order = (a: number, b: number) => number

/**
 * The places from `offset` on, at most `limit` of them, of the first `count` of a list in an order. Only as many as the
 * page's end needs are kept, in a heap whose top is the last of them, so that a first page among 100,000 sorts 25.
 */
export const bestFirst = (
  places: Int32Array,
  count: number,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): number[] => {
  const wanted = Math.min(count, offset + limit)
  if (wanted <= offset) return []
  const heap = places.slice(0, wanted).sort((a, b) => order(b, a))
  for (let at = wanted; at < count; at++) {
    const place = places[at] ?? 0
    if (order(place, heap[0] ?? 0) < 0) replaceTop(heap, place, order)
  }
  return [...heap.sort(order).subarray(offset)]
}

/** Puts a place into the heap instead of the last in order. */
const replaceTop = (heap: Int32Array, place: number, order: Order) => {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && order(heap[child] ?? 0, heap[child + 1] ?? 0) < 0) child++
    if (order(place, heap[child] ?? 0) >= 0) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = place
}
