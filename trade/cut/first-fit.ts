import type { Cut, CutJob, Pattern } from './cut-job.ts'
import { roomOf } from './cut-job.ts'

/**
 * How it is done without a plan: the longest piece first, into the first bar that still has room, else into a new one.
 * What is there already is used first, then the stock that is cheapest by its length.
 */
export function firstFit(
  job: CutJob,
  cuts: readonly Cut[],
  available: readonly (number | undefined)[] = job.stocks.map((stock) => stock.available),
): Pattern[] {
  const left = [...available]
  const bars: { stock: number; counts: number[]; room: number }[] = []
  const order = job.stocks
    .map((stock, index) => ({ index, room: roomOf(stock, job), perMm: stock.cost / stock.lengthMm }))
    .sort((a, b) => a.perMm - b.perMm || a.room - b.room)
  cuts.forEach((cut, at) => {
    const size = cut.lengthMm + job.kerfMm
    for (let piece = 0; piece < cut.count; piece++) {
      let bar = bars.find(({ room }) => room >= size)
      if (!bar) {
        const stock = order.find(({ index, room }) => room >= size && left[index] !== 0)
        if (!stock) return
        const count = left[stock.index]
        if (count !== undefined) left[stock.index] = count - 1
        bar = { stock: stock.index, counts: cuts.map(() => 0), room: stock.room }
        bars.push(bar)
      }
      bar.counts[at] = (bar.counts[at] ?? 0) + 1
      bar.room -= size
    }
  })
  return bars.map(({ stock, counts }) => ({ stock, counts }))
}
