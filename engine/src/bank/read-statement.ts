import type { IsoDate } from '../../../facts/dates.ts'
import type { Minor } from '../../../facts/money.ts'
import { rowsOf } from '../../../trade/list/csv.ts'
import type { Mapping } from './mapping.ts'

/** Money that came, as the statement says it. */
export type StatementLine = { day: IsoDate; amountMinor: Minor; description: string; reference: string }

export type ReadStatement = {
  lines: StatementLine[]
  /** Money that went, and rows of nothing: left out. */
  skipped: number
  /** Rows that are not read, counted from 1 as they stand in the file without its empty ones. */
  faults: { row: number; detail: string }[]
}

const orders: Record<Mapping['dateForm'], [year: number, month: number, day: number]> = {
  'yyyy-mm-dd': [0, 1, 2],
  'dd/mm/yyyy': [2, 1, 0],
  'mm/dd/yyyy': [2, 0, 1],
  'dd/mm/yy': [2, 1, 0],
}

/** A day in the bank's form, its parts apart by any sign; undefined for none. */
export const readDay = (text: string, form: Mapping['dateForm']): IsoDate | undefined => {
  const parts = text.trim().split(/[/.\- ]/)
  const [at, month, day] = orders[form].map((index) => Number(parts[index]))
  const isFourDigits = form !== 'dd/mm/yy'
  if (!at || !month || !day || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined
  if (isFourDigits !== at > 99) return undefined
  const year = isFourDigits ? at : 2000 + at
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}

/** An amount with two decimals at most, in minor units; undefined for a text that is no amount. */
export const readMoney = (text: string, decimal: Mapping['decimal']): Minor | undefined => {
  const group = decimal === '.' ? ',' : '.'
  const bare = text.replaceAll(/[^\d.,()+-]/g, '')
  const isNegative = /^\(.*\)$|-/.test(bare)
  const digits = bare.replaceAll(/[()+-]/g, '')
  const [whole = '', cents = ''] = digits.replaceAll(group, '').split(decimal)
  if (!/^\d{1,12}$/.test(whole) || !/^\d{0,2}$/.test(cents) || digits.split(decimal).length > 2)
    return undefined
  // A group stands before three digits: `1,5` of a bank that writes points is no 15.
  if (
    digits
      .split(decimal)[0]
      ?.split(group)
      .slice(1)
      .some((part) => part.length !== 3)
  )
    return undefined
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  return isNegative ? -minor : minor
}

/** The text of a file in the bank's encoding; undefined for bytes that are not in it. */
export const decodeStatement = (file: Buffer, encoding: Mapping['encoding']): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file)
  } catch {
    return undefined
  }
}

const readRow = (row: readonly string[], { columns, decimal, dateForm }: Mapping) => {
  const cell = (at: number | undefined) =>
    (at === undefined ? '' : (row[at] ?? '')).replaceAll(/\s+/g, ' ').trim()
  const money = cell(columns.amount ?? columns.credit)
  if (money === '') return undefined
  const amountMinor = readMoney(money, decimal)
  if (amountMinor === undefined) return `'${money.slice(0, 40)}' is no amount.`
  if (amountMinor <= 0) return undefined
  const day = readDay(cell(columns.day), dateForm)
  if (day === undefined) return `'${cell(columns.day).slice(0, 40)}' is no day of the form ${dateForm}.`
  return {
    day,
    amountMinor,
    description: cell(columns.description).slice(0, 500),
    reference: cell(columns.reference).slice(0, 100),
  }
}

/** Reads a statement by a bank's mapping. */
export const readStatement = (text: string, mapping: Mapping): ReadStatement => {
  const read: ReadStatement = { lines: [], skipped: 0, faults: [] }
  for (const [index, row] of rowsOf(text, mapping.delimiter).entries()) {
    if (index < mapping.skipRows) continue
    const line = readRow(row, mapping)
    if (line === undefined) read.skipped += 1
    else if (typeof line === 'string') read.faults.push({ row: index + 1, detail: line })
    else read.lines.push(line)
  }
  return read
}
