import { quickOrder } from './as-asked.ts'
import { linesOfRows, rowsOf } from './csv.ts'
import { normalizeText } from './normalize-text.ts'

/** Lines of one list that are read; the rest is given back as it was written. */
export const maxLines = 200

/**
 * The lines of a text that say anything, at most `maxLines`. Cells copied from a spreadsheet are a table, whose prices are
 * none of the list; bullets, ticks and the numbers of a numbered list are not part of what a line says.
 */
export const linesOf = (text: string, isSold?: (sku: string) => boolean): string[] =>
  linesIn(text, isSold).slice(0, maxLines)

const linesIn = (text: string, isSold?: (sku: string) => boolean): string[] => {
  const written = isTable(text)
    ? linesOfTable(text, isSold)
    : text.split(/\r?\n|;(?=[ \t]*\d+[ \t]+[a-záéíóú])/i).flatMap((line) => ordersIn(line, isSold))
  return withoutNumbers(written.map(withoutBullet).filter((line) => normalizeText(line) !== ''))
}

/** Whether a text has more lines than are read. */
export const isLonger = (text: string): boolean => linesIn(text).length > maxLines

/** Several codes with their counts in one line, as order pads take them; any other line is one. */
const ordersIn = (line: string, isSold: (sku: string) => boolean = () => false): string[] => {
  const parts = line.split(/[,;]/).map((part) => part.trim())
  const orders = parts.filter((part) => part !== '')
  return orders.length > 1 && orders.every((order) => quickOrder(order, isSold)) ? orders : [line]
}

/** Whether most lines are cells beside each other. */
const isTable = (text: string): boolean => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.filter((line) => line.trim().includes('\t')).length * 2 > lines.length
}

const linesOfTable = (text: string, isSold?: (sku: string) => boolean): string[] => {
  const rows = rowsOf(text, '\t')
  return linesOfRows(rows, undefined, isSold)
}

const withoutBullet = (line: string): string =>
  line.replace(/^(?:[\s\-–—•*·✓✔☐☑▪►>]|\p{Extended_Pictographic}|\uFE0F|\[[ x]?\])+/iu, '').trim()

const numbered = /^\(?(\d{1,3})[.)º°]-?\s+(?=\S)/
const numberedCount = /^\(?\d{1,3}[.)º°]-?\s+\d/

/** `1) 20 láminas`, and lines that are numbered one after the other. */
function withoutNumbers(lines: readonly string[]): string[] {
  const numbers = lines.flatMap((line) => numbered.exec(line)?.[1] ?? [])
  const isNumbered = numbers.length > 1 && numbers.every((number, at) => number === String(at + 1))
  return lines.map((line) => (isNumbered || numberedCount.test(line) ? line.replace(numbered, '') : line))
}
