/** Which columns of a table say what; `head` is how many rows stand above the first of goods. */
export type Columns = {
  quantity?: number
  unit?: number
  text?: number
  sku?: number
  head: number
  /** Somebody said which they are: what is in no column of theirs is none of the list. */
  chosen?: true
}

/**
 * The rows of a comma-, semicolon- or tab-separated file: quotes doubled inside quotes, lines of any system, a byte order
 * mark left out. The separator is the one most written outside quotes in the first line, where none is known.
 * Empty rows stay out.
 */
export function rowsOf(text: string, known?: ',' | ';' | '\t'): string[][] {
  return allRowsOf(text, known).filter((row) => row.some((value) => value !== ''))
}

/** The same with the empty rows: a row's place is the number that a spreadsheet shows, less one. */
export function allRowsOf(text: string, known?: ',' | ';' | '\t'): string[][] {
  const plain = text.replace(/^\uFEFF/, '')
  const separator = known ?? separatorOf(plain)
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y')
  const rows: string[][] = [[]]
  for (;;) {
    const match = cell.exec(plain)
    if (!match) break
    const [, quoted, bare = '', end] = match
    rows.at(-1)?.push((quoted === undefined ? bare : quoted.replace(/""/g, '"')).trim())
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  return rows
}

function separatorOf(text: string): string {
  const first = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string) => first.split(sign).length
  return ['\t', ';', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

type Heading = 'quantity' | 'unit' | 'text' | 'sku'

/** Surest words first: where `Ítem` numbers the rows, the description is beside it. */
const heads: [Heading, RegExp][] = [
  ['quantity', /^(cant|qty|quantity|unidades|piezas|pedido)/i],
  ['unit', /^(unidad|unit|u\.?\s?m\.?|uom|u\.?)(\s+de\s+.*)?$/i],
  ['sku', /^(sku|c[oó]d|code|art[ií]culo n|ref)/i],
  ['text', /^desc/i],
  ['text', /^(producto|material|art[ií]culo|detalle|nombre|product|name|concepto)/i],
  ['text', /^[ií]tem/i],
]

/** Rows above which the names of the columns stand: a letterhead, a date, whom it is for. */
const highestHead = 10

/** Columns by their names, else the column of whole numbers and the wordiest one. */
export function columnsOf(rows: readonly (readonly string[])[]): Columns {
  const named = rows.slice(0, highestHead).map(namedColumns)
  const most = Math.max(0, ...named.map((one) => Object.keys(one).length))
  const at = named.findIndex((one) => Object.keys(one).length === most)
  // One word alone names the columns only where it stands at the top.
  if (most > 1 || (most === 1 && at === 0)) return { ...named[at], head: at + 1 }
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''))
  const counts = columns.flatMap((cells, column) =>
    cells.every((cell) => cell === '' || wholeIn(cell) !== undefined) && cells.some(Boolean) ? [column] : [],
  )
  const letters = columns.map((cells) => cells.join('').replace(/[^a-záéíóúñ]/gi, '').length)
  const text = letters.indexOf(Math.max(...letters))
  // Numbered rows are counted by another column, if any.
  const quantity = counts.find((column) => counts.length === 1 || !isNumbering(columns[column] ?? []))
  return { ...(quantity === undefined ? {} : { quantity }), text, head: 0 }
}

function namedColumns(row: readonly string[]): Partial<Record<Heading, number>> {
  const found: Partial<Record<Heading, number>> = {}
  for (const [what, pattern] of heads) {
    const at = row.findIndex((cell) => pattern.test(cell))
    if (at >= 0 && found[what] === undefined) found[what] = at
  }
  return found
}

const isNumbering = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, row) => cell === String(row + 1))

/** A whole number as a spreadsheet may write it: `20`, `20.00`, `1,200`. */
function wholeIn(cell: string): string | undefined {
  const plain = cell.replace(/^(\d{1,3}(?:,\d{3})+)(?:\.0+)?$/, (_, grouped: string) =>
    grouped.replaceAll(',', ''),
  )
  return /^(\d+)(?:[.,]0+)?$/.exec(plain)?.[1]
}

/** `1.000` and `1,000` are a thousand in one country and one in another: whoever reads the line decides. */
const isGrouped = (cell: string): boolean => /^\d{1,3}(?:[.,]\d{3})+$/.test(cell)

/** What stands below the goods of a table of prices. */
const isSum = (text: string): boolean =>
  /^(sub|gran )?\s*total\b|^(iva|itbms|isv|flete|descuento)\b/i.test(text)

/**
 * Each row as a line that a list is read from: how many, then what. Cells are text, whatever they begin with. Where a row
 * has a code and words, the code counts if `isSold` knows it: a customer's own number means nothing here.
 */
export function linesOfRows(
  rows: readonly (readonly string[])[],
  columns = columnsOf(rows),
  isSold: (sku: string) => boolean = () => true,
): string[] {
  const { quantity, unit, text, sku, head, chosen } = columns
  const goods = [sku, text].filter((at) => at !== undefined)
  return rows.slice(head).flatMap((row) => {
    const code = row[sku ?? -1]?.trim() ?? ''
    const words = row[text ?? -1]?.trim() ?? ''
    const count = row[quantity ?? -1] ?? ''
    const named = code !== '' && (words === '' || isSold(code)) ? code : words
    const what =
      quantity === undefined && goods.length < 2 && !chosen
        ? row
        : [isGrouped(count.trim()) ? count : (wholeIn(count.trim()) ?? count), row[unit ?? -1], named]
    const line = what
      .map((cell) => cell?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' ')
    if (line === '' || (quantity !== undefined && named === '')) return []
    return quantity !== undefined && count.trim() === '' && isSum(named) ? [] : [line]
  })
}
