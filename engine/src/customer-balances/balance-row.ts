import { Type, type Static } from 'typebox'
import { CurrencyCode, Exact, MomentOfCell } from '../bundle/parts.ts'

const Amount = Type.String({ pattern: '^\\d{1,11}(\\.\\d{1,2})?$' })

/**
 * A row of a table of balances. `balance` is owed, below zero what was paid ahead. What is not said of `overdue` is not known;
 * limit and term stay as they are. Without `asOf` the figures are of the moment that the file was sent.
 */
export const BalanceRow = Exact({
  customerNo: Type.String({ minLength: 1, maxLength: 100 }),
  balance: Type.String({ pattern: '^-?\\d{1,11}(\\.\\d{1,2})?$' }),
  overdue: Type.Optional(Amount),
  creditLimit: Type.Optional(Amount),
  termDays: Type.Optional(Type.String({ pattern: '^\\d{1,3}$' })),
  currency: Type.Optional(CurrencyCode),
  asOf: Type.Optional(MomentOfCell),
})
export type BalanceRow = Static<typeof BalanceRow>

export const balanceColumns = ['customerNo', 'balance'] as const satisfies (keyof BalanceRow)[]

export const optionalBalanceColumns = [
  'overdue',
  'creditLimit',
  'termDays',
  'currency',
  'asOf',
] as const satisfies (keyof BalanceRow)[]

export const numericBalanceColumns = [
  'balance',
  'overdue',
  'creditLimit',
] as const satisfies (keyof BalanceRow)[]
