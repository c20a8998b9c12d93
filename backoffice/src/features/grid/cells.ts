/** A cell by its row and column. */
export type Cell = { row: number; column: number }
/** Two corners, in any order. */
export type Range = { from: Cell; to: Cell }

/** The corners of a range, top left first. */
export const cornersOf = ({ from, to }: Range) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export const isWithin = (range: Range, { row, column }: Cell): boolean => {
  const { top, bottom, left, right } = cornersOf(range)
  return row >= top && row <= bottom && column >= left && column <= right
}

/** What spreadsheets put on the clipboard: lines of cells between tabs; a last line break is none of them. */
export const readClipboard = (text: string): string[][] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

export type Placed = Cell & { text: string }

/**
 * Where pasted cells go: one fills the whole range, several begin at its top left. What is beyond the grid falls away.
 */
export const placeCells = (
  pasted: readonly (readonly string[])[],
  range: Range,
  size: { rows: number; columns: number },
): Placed[] => {
  const { top, bottom, left, right } = cornersOf(range)
  const isOne = pasted.length === 1 && pasted[0]?.length === 1
  const placed: Placed[] = []
  const put = (row: number, column: number, text: string) => {
    if (row < size.rows && column < size.columns) placed.push({ row, column, text })
  }
  if (isOne) {
    const [[text = ''] = []] = pasted
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) put(row, column, text)
  } else
    for (const [down, line] of pasted.entries())
      for (const [along, text] of line.entries()) put(top + down, left + along, text)
  return placed
}

/** What fills a range from its first row down. */
export const fillDown = (range: Range, textAt: (cell: Cell) => string): Placed[] => {
  const { top, bottom, left, right } = cornersOf(range)
  const placed: Placed[] = []
  for (let column = left; column <= right; column++)
    for (let row = top + 1; row <= bottom; row++)
      placed.push({ row, column, text: textAt({ row: top, column }) })
  return placed
}
