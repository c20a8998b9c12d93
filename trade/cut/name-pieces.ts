import type { Bar } from './cut-job.ts'
import type { NotedCut } from './parse-cuts.ts'
import type { NotedPiece } from './parse-rectangles.ts'
import type { Placed } from './plan-sheets.ts'

/** A bar and what each of its pieces is called, in the order of its cuts; empty where no piece of the plan has a name. */
export type NamedBar = Bar & { names: readonly (string | undefined)[] }

/** A piece on a sheet and what it is called. */
export type NamedPlaced = Placed & { name?: string }

/**
 * The bars of a plan with the names their pieces were noted with. A plan knows lengths alone: of several names of one
 * length those noted first are cut first, so that bars named alike stay together.
 */
export function nameBars(bars: readonly Bar[], noted: readonly NotedCut[]): NamedBar[] {
  if (!noted.some(({ name }) => name !== undefined)) return bars.map((bar) => ({ ...bar, names: [] }))
  const take = namesInOrder(noted.map(({ lengthMm, ...cut }) => ({ ...cut, size: String(lengthMm) })))
  return bars.flatMap((bar) => {
    const alike: { names: (string | undefined)[]; times: number }[] = []
    for (let time = 0; time < bar.times; time++) {
      const names = bar.cutsMm.map((mm) => take(String(mm)))
      const last = alike.at(-1)
      if (last?.names.every((name, at) => name === names[at])) last.times++
      else alike.push({ names, times: 1 })
    }
    return alike.map((named) => ({ ...bar, ...named }))
  })
}

/** The sheets of a plan with the names their pieces were noted with, as they lie or turned. */
export function nameSheets(
  sheets: readonly (readonly Placed[])[],
  noted: readonly NotedPiece[],
): (readonly NamedPlaced[])[] {
  if (!noted.some(({ name }) => name !== undefined)) return [...sheets]
  const take = namesInOrder(noted.map((piece) => ({ ...piece, size: `${piece.widthMm}x${piece.heightMm}` })))
  return sheets.map((placed) =>
    placed.map((piece) => {
      const { widthMm, heightMm } = piece
      const name = take(`${widthMm}x${heightMm}`, `${heightMm}x${widthMm}`)
      return name === undefined ? piece : { ...piece, name }
    }),
  )
}

/** Takes the next name of the first of these sizes of which pieces are left. */
function namesInOrder(noted: readonly { size: string; count: number; name?: string }[]) {
  const left = Map.groupBy(
    noted.map((one) => ({ ...one })),
    ({ size }) => size,
  )
  return (...sizes: string[]): string | undefined => {
    for (const size of sizes) {
      const queue = left.get(size) ?? []
      const [next] = queue
      if (!next) continue
      next.count--
      if (next.count <= 0) queue.shift()
      return next.name
    }
    return undefined
  }
}
