/** A value of a table: numbers as they are, null an empty cell. */
export type Cell = string | number | null | undefined

/** What a spreadsheet would take for a formula, or skip to find one. */
const formula = /^[=+\-@\t\r]/

/** A text that begins as a formula does is shown as text: what somebody typed as a name is never computed. */
const textOf = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  return formula.test(text) ? `'${text}` : text
}

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as a spreadsheet opens it (RFC 4180): UTF-8 with its mark, lines ended by CR LF. */
export const writeCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`).join('')}`
