/**
 * Rectangles from flat sheets, by cuts that go from edge to edge, as a shear makes them. A rule of thumb tried over many
 * orders: a plan is good, and called least only where the bound says so.
 */

export type Rectangle = { widthMm: number; heightMm: number }

export type SheetJob = {
  sheet: Rectangle
  pieces: readonly (Rectangle & { count: number })[]
  kerfMm: number
  /** Whether a piece may lie across; grain and pattern forbid it. */
  rotate: boolean
}

export type Placed = Rectangle & { xMm: number; yMm: number }

export type SheetPlan = {
  sheets: readonly (readonly Placed[])[]
  /** No plan whatever needs fewer. */
  bound: number
  proven: boolean
  /** Pieces larger than the sheet. */
  tooLarge: readonly Rectangle[]
}

type Free = { x: number; y: number; w: number; h: number }
type Open = { placed: Placed[]; free: Free[] }

const orders = 300

/** How a try goes about it: which cut comes first, and whether pieces lie as asked, across, or as they fit best. */
type Style = { alongWidth: boolean; turn?: 0 | 1 }

const styles: readonly [Style, ...Style[]] = [
  { alongWidth: true },
  { alongWidth: false },
  { alongWidth: true, turn: 0 },
  { alongWidth: false, turn: 0 },
  { alongWidth: true, turn: 1 },
  { alongWidth: false, turn: 1 },
]

/** The same job gives the same plan. */
export function planSheets(job: SheetJob): SheetPlan {
  const all = job.pieces.flatMap(({ widthMm, heightMm, count }) =>
    Array.from({ length: count }, () => ({ widthMm, heightMm })),
  )
  const pieces = all.filter((piece) => turnsOf(piece, job).some((turn) => fits(turn, job.sheet)))
  const tooLarge = all.filter((piece) => !pieces.includes(piece))
  const bound = fewestSheets(pieces, job)
  let best: Open[] | undefined
  for (let order = 0; order < orders && (best?.length ?? Number.POSITIVE_INFINITY) > bound; order++) {
    const sheets = place(inOrder(pieces, order), job, styles[order % styles.length] ?? styles[0])
    if (!best || sheets.length < best.length) best = sheets
  }
  const sheets = (best ?? []).map(({ placed }) => placed)
  return { sheets, bound, proven: sheets.length === bound && tooLarge.length === 0, tooLarge }
}

/** By area, and by pieces of which no two share a sheet. */
function fewestSheets(pieces: readonly Rectangle[], job: SheetJob): number {
  const { sheet, kerfMm } = job
  const grown = (piece: Rectangle) => (piece.widthMm + kerfMm) * (piece.heightMm + kerfMm)
  const area = pieces.reduce((sum, piece) => sum + grown(piece), 0)
  return Math.max(Math.ceil(area / grown(sheet) - 1e-9), mostApart(pieces, job))
}

/** Many pieces of which no two share a sheet: beginning with one of each size, those that go with none before them. */
function mostApart(pieces: readonly Rectangle[], job: SheetJob): number {
  const largeFirst = pieces.toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
  const apartFrom = (first: Rectangle): number => {
    const apart = [first]
    for (const piece of largeFirst)
      if (piece !== first && apart.every((other) => !shareSheet(piece, other, job))) apart.push(piece)
    return apart.length
  }
  const ofEachSize = new Map(largeFirst.map((piece) => [`${piece.widthMm}x${piece.heightMm}`, piece]))
  return Math.max(0, ...[...ofEachSize.values()].map(apartFrom))
}

/** Whether two pieces fit one sheet, beside or above each other: no other way keeps them apart. */
function shareSheet(one: Rectangle, other: Rectangle, job: SheetJob): boolean {
  const { sheet, kerfMm } = job
  return turnsOf(one, job).some((a) =>
    turnsOf(other, job).some(
      (b) =>
        fits(
          { widthMm: a.widthMm + kerfMm + b.widthMm, heightMm: Math.max(a.heightMm, b.heightMm) },
          sheet,
        ) ||
        fits({ widthMm: Math.max(a.widthMm, b.widthMm), heightMm: a.heightMm + kerfMm + b.heightMm }, sheet),
    ),
  )
}

function place(pieces: readonly Rectangle[], job: SheetJob, style: Style): Open[] {
  const { kerfMm, sheet } = job
  const sheets: Open[] = []
  for (const piece of pieces) {
    let chosen = bestPlace(sheets, piece, job, style)
    if (!chosen) {
      sheets.push({
        placed: [],
        free: [{ x: 0, y: 0, w: sheet.widthMm + kerfMm, h: sheet.heightMm + kerfMm }],
      })
      chosen = bestPlace(sheets, piece, job, style)
    }
    if (!chosen) continue
    const { open, free, turn } = chosen
    open.placed.push({ ...turn, xMm: free.x, yMm: free.y })
    open.free = [...open.free.filter((one) => one !== free), ...split(free, turn, kerfMm, style.alongWidth)]
  }
  return sheets
}

/** The free rectangle that is left smallest on its shorter side. */
function bestPlace(sheets: readonly Open[], piece: Rectangle, job: SheetJob, style: Style) {
  let best: { open: Open; free: Free; turn: Rectangle; left: number } | undefined
  for (const open of sheets) {
    for (const free of open.free) {
      for (const [way, turn] of turnsOf(piece, job).entries()) {
        const shorter = Math.min(free.w - turn.widthMm - job.kerfMm, free.h - turn.heightMm - job.kerfMm)
        const left =
          shorter < 0 ? shorter : shorter + (style.turn === undefined || style.turn === way ? 0 : 1e6)
        if (left < 0 || (best && left >= best.left)) continue
        best = { open, free, turn, left }
      }
    }
  }
  return best
}

/** What one cut from edge to edge leaves, the first cut along the width or along the height. */
function split(
  { x, y, w, h }: Free,
  { widthMm, heightMm }: Rectangle,
  kerfMm: number,
  alongWidth: boolean,
): Free[] {
  const [pw, ph] = [widthMm + kerfMm, heightMm + kerfMm]
  const right = { x: x + pw, y, w: w - pw, h: alongWidth ? ph : h }
  const above = { x, y: y + ph, w: alongWidth ? w : pw, h: h - ph }
  return [right, above].filter((free) => free.w > kerfMm && free.h > kerfMm)
}

const fits = (piece: Rectangle, sheet: Rectangle): boolean =>
  piece.widthMm <= sheet.widthMm && piece.heightMm <= sheet.heightMm

function turnsOf({ widthMm, heightMm }: Rectangle, { rotate }: SheetJob): Rectangle[] {
  const upright = { widthMm, heightMm }
  return rotate && widthMm !== heightMm ? [upright, { widthMm: heightMm, heightMm: widthMm }] : [upright]
}

/** Large ones first; every further order moves a few pieces, always the same ones. */
function inOrder(pieces: readonly Rectangle[], order: number): Rectangle[] {
  const sizes = pieces.map((piece, at) => {
    const noise =
      order < styles.length ? 1 : 1 + 0.5 * ((Math.imul(at + 1, 2654435761 * order) >>> 0) / 2 ** 32)
    return {
      piece,
      size: Math.max(piece.widthMm, piece.heightMm) * 1e4 * noise + Math.min(piece.widthMm, piece.heightMm),
    }
  })
  return sizes.sort((a, b) => b.size - a.size).map(({ piece }) => piece)
}
