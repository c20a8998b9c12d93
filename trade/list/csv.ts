/** Which columns of a table say what; `head` where the first row only names them. */
export type Columns = { quantity?: number; unit?: number; text?: number; sku?: number; head: boolean }

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

const heads: [keyof Omit<Columns, 'head'>, RegExp][] = [
  ['quantity', /^(cant|qty|quantity|unidades|piezas|pedido)/i],
  ['unit', /^(unidad|unit|u\.?\s?m\.?|uom|u\.?)(\s+de\s+.*)?$/i],
  ['sku', /^(sku|c[oó]d|code|art[ií]culo n|ref)/i],
  ['text', /^(desc|producto|material|art[ií]culo|item|detalle|nombre|product|name)/i],
]

/** Columns by the words of the first row, else the column of whole numbers and the wordiest one. */
export function columnsOf(rows: readonly (readonly string[])[]): Columns {
  const [first = []] = rows
  const named = heads.flatMap(([what, pattern]) => {
    const at = first.findIndex((cell) => pattern.test(cell))
    return at < 0 ? [] : [[what, at] as const]
  })
  if (named.length > 0) return { ...Object.fromEntries(named), head: true }
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''))
  const quantity = columns.findIndex(
    (cells) => cells.every((cell) => /^\d*$/.test(cell)) && cells.some(Boolean),
  )
  const letters = columns.map((cells) => cells.join('').replace(/[^a-záéíóúñ]/gi, '').length)
  const text = letters.indexOf(Math.max(...letters))
  return { ...(quantity < 0 ? {} : { quantity }), text, head: false }
}

/** Each row as a line that a list is read from: how many, then what. Cells are text, whatever they begin with. */
export function linesOfRows(rows: readonly (readonly string[])[], columns = columnsOf(rows)): string[] {
  const { quantity, unit, text, sku, head } = columns
  const goods = [sku, text].filter((at) => at !== undefined)
  return (head ? rows.slice(1) : rows).flatMap((row) => {
    const what =
      quantity === undefined && goods.length < 2
        ? row
        : [row[quantity ?? -1], row[unit ?? -1], row[sku ?? text ?? -1]]
    const line = what
      .map((cell) => cell?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' ')
    return goods.some((at) => row[at]?.trim()) || quantity === undefined ? (line === '' ? [] : [line]) : []
  })
}
