import { normalizeText } from '../list/normalize-text.ts'
import { notedUnit } from './noted-length.ts'

/** What a column of a table holds, and the unit of its measures where its head says so. */
type Column = { holds: 'count' | 'measure' | 'name' | 'other'; unit?: string }

const heads: [RegExp, Column['holds']][] = [
  [/precio|price|costo|cost|total|peso|weight|\bkg\b|material|color|^(?:#|n[o.°º]+|item|pos\.?)$/, 'other'],
  [/^(?:cant|cuant|qty|quant|count|pzs?\b|pzas?\b|pcs\b|piezas|pieces|unid|und)/, 'count'],
  [/larg|long|length|medida|size|ancho|width|alto|height|dimension/, 'measure'],
  [/^(?:pieza|part|nombre|name|desc|marca|mark|ref|codigo|code|elemento)/, 'name'],
]

const unitInHead = new RegExp(String.raw`(?:^|[\s(])(${notedUnit})\)?\.?$`)

/**
 * A table as it is pasted from a spreadsheet, each row as one would note it: `4 x 1200 mm (jamba)`. A first row without any
 * number names its columns: which one counts, what unit the measures have, which are of no use here. Without one a row's
 * numbers stand as they are, and a cell without any is the name. Empty cells, as merged ones leave, say nothing. Lines that
 * are no rows stay.
 */
export function tableAsNoted(text: string): string {
  let columns: readonly (Column | undefined)[] = []
  const lines = text.split(/\r?\n/)
  const firstRow = lines.findIndex((line) => line.includes('\t'))
  return lines
    .map((line, at) => {
      if (!line.includes('\t')) return line
      const cells = line.split('\t').map((cell) => cell.trim())
      if (at === firstRow && isHead(cells, lines[at + 1])) {
        columns = cells.map(columnOf)
        return ''
      }
      return rowAsNoted(cells, columns)
    })
    .join('\n')
}

const isHead = (cells: readonly string[], below = ''): boolean =>
  cells.every((cell) => !/\d/.test(cell)) && /\d/.test(below)

function columnOf(head: string): Column | undefined {
  const plain = normalizeText(head)
  const holds = heads.find(([pattern]) => pattern.test(plain))?.[1]
  const unit = unitInHead.exec(plain)?.[1]
  if (!holds && !unit) return undefined
  return { holds: holds ?? 'measure', ...(unit ? { unit } : {}) }
}

const onlyUnit = new RegExp(`^(?:${notedUnit})\\.?$`)

const isName = (cell: string): boolean => /\p{L}{3}/u.test(cell) && !/[\d()]/.test(cell)

/** What stands before the numbers of a row and is short: `A`, `B2`. */
const mark = /^\p{L}[\p{L}\d.-]{0,3}$/u

function rowAsNoted(cells: readonly string[], columns: readonly (Column | undefined)[]): string {
  const told = cells
    .map((cell, at) => ({ cell, column: columns[at] }))
    .filter(({ cell, column }) => cell !== '' && column?.holds !== 'other')
  const isMark = ({ cell }: { cell: string }, at: number) =>
    at === 0 && told.length > 2 && mark.test(cell) && /^\d/.test(told[1]?.cell ?? '')
  const names = told.filter((one, at) =>
    one.column ? one.column.holds === 'name' : isName(one.cell) || isMark(one, at),
  )
  const rest = told.filter((one) => !names.includes(one))
  const counts = rest.filter(({ column }) => column?.holds === 'count').map(({ cell }) => wholeCount(cell))
  const measures = rest
    .filter(({ column }) => column?.holds !== 'count')
    .map(({ cell, column }) => (column?.unit && /^[\d.,]+$/.test(cell) ? `${cell} ${column.unit}` : cell))
  // A unit may have a cell of its own, behind its number.
  const noted = [...counts, ...measures].reduce(
    (all, cell) =>
      all === '' ? cell : onlyUnit.test(cell.toLowerCase()) ? `${all} ${cell}` : `${all} x ${cell}`,
    '',
  )
  return names.length > 0 && noted !== '' ? `${noted} (${names.map(({ cell }) => cell).join(' ')})` : noted
}

/** `4.00` and `4 pz` are four. */
const wholeCount = (cell: string): string =>
  /^(\d+)(?:[.,]0+)?(?:\s*(?:pz|pc|u|und?)\p{L}*\.?)?$/iu.exec(cell)?.[1] ?? cell
