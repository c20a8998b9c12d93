import type { Currency, Minor } from '../../../facts/money.ts'

/** What a customer owes by the merchant's books. */
export type Balance = {
  currency: Currency
  /** Below zero where they have paid ahead. */
  balanceMinor: Minor
  /** Of it, what is past its term; null where the books do not say. */
  overdueMinor: Minor | null
  /** What they may owe at most; null where nobody agreed on any. */
  creditLimitMinor: Minor | null
  /** Days until an invoice is due. */
  termDays: number | null
  /** The moment that the figures are of. */
  asOf: Date
}

/** As it is stored: all null where nobody has said it yet, or what was said is taken back. */
export type StoredBalance = { [Member in keyof Balance]: Balance[Member] | null }

export const unknownBalance: StoredBalance = {
  currency: null,
  balanceMinor: null,
  overdueMinor: null,
  creditLimitMinor: null,
  termDays: null,
  asOf: null,
}

/** The balance that a row holds, if it holds one. */
export const balanceIn = (row: StoredBalance): Balance | undefined => {
  const { currency, balanceMinor, overdueMinor, creditLimitMinor, termDays, asOf } = row
  if (currency === null || balanceMinor === null || asOf === null) return undefined
  return { currency, balanceMinor, overdueMinor, creditLimitMinor, termDays, asOf }
}

const figures = ['currency', 'balanceMinor', 'overdueMinor', 'creditLimitMinor', 'termDays'] as const

/** The figures that differ: of what moment they are is none. */
export const changedFigures = (before: Balance | undefined, after: Balance | undefined) =>
  figures.filter((name) => (before?.[name] ?? null) !== (after?.[name] ?? null))

/** Whether they say the same of the same moment. */
export const isSameBalance = (before: Balance | undefined, after: Balance | undefined): boolean =>
  before?.asOf.getTime() === after?.asOf.getTime() && changedFigures(before, after).length === 0
