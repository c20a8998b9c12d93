import { formatMetres } from '../../facts/length.ts'
import type { SheetPair, StripPlace } from '../roof/offcuts.ts'
import type { Roof } from '../roof/roof.ts'
import { slopeLetter } from './roof-scenes.ts'
import type { Scene, Shape } from './scene.ts'
import { box, hatching } from './scene.ts'

/** Sheets that are cut alike. `pieces` names the two strips of each by slope and number: `A2` and `C9`. */
export type AlikePairs = { pair: SheetPair; pieces: readonly (readonly [string, string])[] }

/** The sheets that two strips are cut from, those that are cut alike together, longest first. */
export function alikePairs(roof: Pick<Roof, 'pairs'>): AlikePairs[] {
  const alike = Map.groupBy(roof.pairs, ({ sheetMm, longMm, dropMm, rightIsLong }) =>
    [sheetMm, ...longMm, dropMm, rightIsLong].join(),
  )
  return [...alike.values()]
    .flatMap((pairs): AlikePairs[] => {
      const [pair] = pairs
      if (!pair) return []
      return [
        {
          pair,
          pieces: pairs.map(({ strips: [one, other] }) => [stripName(one), stripName(other)] as const),
        },
      ]
    })
    .sort((a, b) => b.pair.sheetMm - a.pair.sheetMm)
}

/** A strip as drawings name it: `A2`. */
export const stripName = ({ slope, strip }: StripPlace): string => `${slopeLetter(slope)}${strip + 1}`

/**
 * A sheet lying on its side with the slanting cut: the first piece with its eave end on the left, the other turned half
 * round, so its eave end is on the right. Both sides of each piece are told; what is left between them is hatched.
 */
export function pairScene({ pair, pieces }: AlikePairs, totalMm: number): Scene {
  const { sheetMm, longMm, dropMm, rightIsLong } = pair
  const [first, second] = longMm.map((mm) => pieceOf(mm, { dropMm, rightIsLong, totalMm }))
  if (!first || !second) return { shapes: [] }
  const turned = second.map(([x, y]) => [sheetMm - x, totalMm - y] as const)
  const [names] = pieces
  return {
    shapes: [
      box(0, 0, sheetMm, totalMm, 'rest'),
      ...hatching(0, 0, sheetMm, totalMm, totalMm / 6),
      { kind: 'polygon', points: first, look: 'piece' },
      { kind: 'polygon', points: turned, look: 'piece' },
      // Several sheets that are cut alike are named below the drawing.
      ...(pieces.length === 1
        ? [nameOn(first, names?.[0] ?? '', totalMm), nameOn(turned, names?.[1] ?? '', totalMm)]
        : []),
      ...sidesOf(first, totalMm, 0),
      ...sidesOf(turned, totalMm, sheetMm),
    ],
  }
}

type At = readonly [number, number]

/**
 * A piece with its eave end on the left: a strip whose upper end is cut aslant, or what is left of one in a corner.
 * Looking up the slope, which lies to the right here, the right side of a sheet is the lower one.
 */
function pieceOf(
  longMm: number,
  { dropMm, rightIsLong, totalMm }: { dropMm: number; rightIsLong: boolean; totalMm: number },
): readonly At[] {
  const [long, short] = rightIsLong ? [totalMm, 0] : [0, totalMm]
  if (longMm > dropMm)
    return [
      [0, long],
      [longMm, long],
      [longMm - dropMm, short],
      [0, short],
    ]
  const meets = long + ((short - long) * longMm) / dropMm
  return [
    [0, long],
    [longMm, long],
    [0, meets],
  ]
}

/** The lengths of both sides of a piece, from its eave end, where there is room for them. */
function sidesOf(piece: readonly At[], totalMm: number, eaveMm: number): Shape[] {
  const sizeMm = totalMm * 0.17
  // A corner has no room for more than its name.
  if (piece.length === 3) return []
  return [0, totalMm].flatMap((side): Shape[] => {
    const along = piece.filter(([, y]) => y === side).map(([x]) => Math.abs(x - eaveMm))
    const mm = Math.max(0, ...along)
    if (mm < 3 * sizeMm) return []
    const x = eaveMm === 0 ? mm / 2 : eaveMm - mm / 2
    return [textAt([x, side === 0 ? sizeMm * 0.75 : totalMm - sizeMm * 0.75], formatMetres(mm), sizeMm)]
  })
}

/** The name in the middle of a piece, smaller on a small one. */
const nameOn = (piece: readonly At[], name: string, totalMm: number): Shape => {
  const xs = piece.map(([x]) => x)
  const longMm = Math.max(...xs) - Math.min(...xs)
  return textAt(middleOf(piece), name, Math.max(totalMm * 0.11, Math.min(totalMm * 0.24, longMm * 0.2)))
}

const textAt = (at: At, text: string, sizeMm: number): Shape => ({ kind: 'text', at, text, sizeMm })

const middleOf = (piece: readonly At[]): At => [
  piece.reduce((sum, [x]) => sum + x, 0) / piece.length,
  piece.reduce((sum, [, y]) => sum + y, 0) / piece.length,
]
