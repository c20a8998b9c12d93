/** Pieces to choose from: their size, what each is worth, and how many there are. */
export type Piece = { size: number; value: number; count: number }

/** `counts` in the order of the pieces. `exact` is false when the search was cut short. */
export type Filling = { value: number; counts: number[]; exact: boolean }

/**
 * The most valuable pieces that fit a room, by depth-first search with the bound of the best piece by size: pieces that
 * are worth most for their size are tried first, and a branch that cannot beat the best found is left.
 * The search ends early at a value above `enough`, and after `most` steps.
 */
export function fill(
  pieces: readonly Piece[],
  room: number,
  enough = Number.POSITIVE_INFINITY,
  most = 20_000,
): Filling {
  const sorted = pieces
    .map((piece, index) => ({ ...piece, index }))
    .filter(({ size, value, count }) => value > 1e-9 && size <= room && count > 0)
    .sort((a, b) => b.value / b.size - a.value / a.size || b.size - a.size)
  const size = Float64Array.from(sorted, (piece) => piece.size)
  const value = Float64Array.from(sorted, (piece) => piece.value)
  const count = Int32Array.from(sorted, (piece) => piece.count)
  const chosen = new Int32Array(sorted.length)
  let best = { value: 0, counts: new Int32Array(sorted.length) }
  let steps = 0

  const descend = (at: number, left: number, sum: number): void => {
    if (sum > best.value + 1e-12) best = { value: sum, counts: chosen.slice() }
    if (at >= sorted.length || best.value > enough || steps++ > most) return
    const each = size[at] ?? 1
    const worth = value[at] ?? 0
    if (sum + (left * worth) / each <= best.value + 1e-12) return
    for (let times = Math.min(count[at] ?? 0, Math.floor(left / each)); times >= 0; times--) {
      chosen[at] = times
      descend(at + 1, left - times * each, sum + times * worth)
      if (best.value > enough || steps > most) break
    }
    chosen[at] = 0
  }

  descend(0, room, 0)
  const counts = pieces.map(() => 0)
  sorted.forEach(({ index }, at) => {
    counts[index] = best.counts[at] ?? 0
  })
  return { value: best.value, counts, exact: steps <= most }
}

/**
 * The same without limits on how many pieces there are, exactly and for every room up to the largest at once, by
 * dynamic programming: what proves that no better filling exists where the search gave up. Sizes are whole numbers.
 */
export function fillExactly(pieces: readonly Piece[], largest: number): (room: number) => Filling {
  const worth = pieces.map((piece, index) => ({ ...piece, index })).filter((piece) => piece.value > 1e-9)
  const size = Int32Array.from(worth, (piece) => piece.size)
  const value = Float64Array.from(worth, (piece) => piece.value)
  const best = new Float64Array(largest + 1)
  const last = new Int32Array(largest + 1).fill(-1)
  for (let room = 1; room <= largest; room++) {
    let most = best[room - 1] ?? 0
    for (let at = 0; at < size.length; at++) {
      const left = room - (size[at] ?? 0)
      if (left < 0) continue
      const sum = (best[left] ?? 0) + (value[at] ?? 0)
      if (sum <= most + 1e-12) continue
      most = sum
      last[room] = at
    }
    best[room] = most
  }
  return (room) => {
    const counts = pieces.map(() => 0)
    let left = Math.min(largest, Math.floor(room))
    while (left > 0) {
      const piece = worth[last[left] ?? -1]
      if (piece) counts[piece.index] = (counts[piece.index] ?? 0) + 1
      left -= piece?.size ?? 1
    }
    return { value: best[Math.min(largest, Math.floor(room))] ?? 0, counts, exact: true }
  }
}
