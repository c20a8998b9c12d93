import { fold } from '../../../../facts/text.ts'
import { rowsOf } from '../../../../trade/list/csv.ts'
import type { MappingRules } from '../../api/bank.ts'

/** What a column may say. */
export const columnRoles = ['day', 'description', 'reference', 'amount', 'credit'] as const
export type ColumnRole = (typeof columnRoles)[number]

const heads: Record<ColumnRole, RegExp> = {
  day: /^(fecha|f\.|d[ií]a|date)/i,
  credit: /^(cr[eé]dito|abono|haber|dep[oó]sito|ingreso|credit)/i,
  amount: /^(monto|importe|valor|amount)/i,
  description: /^(detalle|desc|concepto|glosa|transacci|movimiento|detail)/i,
  reference: /^(ref|documento|doc|comprobante|n[uú]mero|no\.?$)/i,
}
const delimiters = [',', ';', '\t'] as const

/** A file's text, and the encoding that it seems to have: what is no UTF-8 is taken for the banks' Latin-1. */
export const decodeFile = (bytes: BufferSource): { text: string; encoding: MappingRules['encoding'] } => {
  const [first, second] = new Uint8Array(ArrayBuffer.isView(bytes) ? bytes.buffer : bytes)
  const encodings =
    first === 0xff && second === 0xfe ? (['utf-16le'] as const) : (['utf-8', 'windows-1252'] as const)
  for (const encoding of encodings) {
    try {
      return { encoding, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
    } catch {
      // Another one.
    }
  }
  return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) }
}

const rolesIn = (row: readonly string[]): Partial<Record<ColumnRole, number>> => {
  const found: Partial<Record<ColumnRole, number>> = {}
  for (const role of columnRoles) {
    const at = row.findIndex((cell, index) => heads[role].test(cell) && !Object.values(found).includes(index))
    if (at >= 0) found[role] = at
  }
  return found
}

const widthOf = (rows: readonly (readonly string[])[]) => {
  const widths = rows.map(({ length }) => length).toSorted((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

const dateFormOf = (days: readonly string[]): MappingRules['dateForm'] => {
  const parts = days.map((day) => day.split(/[/.\- ]/))
  if (parts.some(([first = '']) => first.length === 4)) return 'yyyy-mm-dd'
  if (parts.some(([, , year = '']) => year.length === 2)) return 'dd/mm/yy'
  return parts.some(([, second]) => Number(second) > 12) ? 'mm/dd/yyyy' : 'dd/mm/yyyy'
}

/** How a bank seems to write, by a file of it; a person looks it over. Columns that no head names are left open. */
export const guessMapping = (
  text: string,
  encoding: MappingRules['encoding'],
): Omit<MappingRules, 'columns'> & { columns: Partial<Record<ColumnRole, number>> } => {
  const delimiter = delimiters.reduce((best, sign) =>
    widthOf(rowsOf(text, sign)) > widthOf(rowsOf(text, best)) ? sign : best,
  )
  const rows = rowsOf(text, delimiter)
  const head = rows.slice(0, 30).findIndex((row) => Object.keys(rolesIn(row)).length > 1)
  const { credit, amount, ...roles } = rolesIn(rows[head] ?? [])
  const money = credit ?? amount
  const columns = {
    ...roles,
    ...(credit === undefined ? {} : { credit }),
    ...(credit === undefined && amount !== undefined ? { amount } : {}),
  }
  const cells = (at: number | undefined) =>
    at === undefined ? [] : rows.slice(head + 1).flatMap((row) => row[at] || [])
  return {
    delimiter,
    decimal: cells(money).some((cell) => /,\d{1,2}\D*$/.test(cell)) ? ',' : '.',
    dateForm: dateFormOf(cells(roles.day)),
    encoding,
    skipRows: head + 1,
    columns,
  }
}

/** Whether a mapping says all that a statement needs. */
export const isWhole = (columns: Partial<Record<ColumnRole, number>>): columns is MappingRules['columns'] =>
  columns.day !== undefined &&
  columns.description !== undefined &&
  (columns.amount === undefined) !== (columns.credit === undefined)

/** An id of a new mapping that none of these has: `banco-del-istmo-sv`, `banco-del-istmo-sv-2`. */
export const newMappingId = (name: string, country: string, known: readonly string[]): string => {
  const slug = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const id = `${slug.slice(0, 40) || 'banco'}-${country.toLowerCase()}`
  for (let nth = 1; ; nth++) {
    const wanted = nth === 1 ? id : `${id}-${nth}`
    if (!known.includes(wanted)) return wanted
  }
}
