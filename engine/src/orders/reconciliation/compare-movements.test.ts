import { expect, test } from 'vitest'
import type { LedgerEntry } from '../../payments/index.ts'
import { type Comparison, compareMovements } from './compare-movements.ts'

const at = new Date('2026-11-20T12:00:00Z')
const payment = { id: 'p1', orderNo: '1', amountMinor: 500 }
type Listed = Comparison['movements'][number]

const moved = (direction: 'in' | 'out', reference: string, rest: Partial<Listed> = {}): Listed => ({
  direction,
  reference,
  names: [reference],
  amountMinor: 500,
  currency: 'USD',
  at,
  payment,
  ...rest,
})
const entry = (
  kind: LedgerEntry['kind'],
  reference: string | null,
  rest: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  at,
  paymentId: 'p1',
  orderNo: '1',
  method: 'CREDIT_CARD',
  kind,
  reference,
  amountMinor: 500,
  currency: 'USD',
  ...rest,
})

const kindsOf = (movements: Listed[], entries: LedgerEntry[], hours = 24) =>
  compareMovements({
    movements,
    entries,
    from: new Date(at.getTime() - 3_600_000),
    until: new Date(at.getTime() + hours * 3_600_000),
  }).map(({ kind }) => kind)

test('what both have is no difference', () => {
  expect(
    kindsOf([moved('in', 'a'), moved('out', 'b')], [entry('taken', 'a'), entry('given_back', 'b')]),
  ).toEqual([])
  // Money that a person brought is in no list.
  expect(kindsOf([], [entry('taken', null), entry('given_back', null)])).toEqual([])
})

test('what only the vendor has', () => {
  const { payment: _nobody, ...foreign } = moved('in', 'a')
  expect(kindsOf([foreign], [])).toEqual(['taken-without-order'])
  expect(kindsOf([moved('in', 'a')], [])).toEqual(['unknown-taken'])
  expect(kindsOf([moved('in', 'a'), moved('out', 'b')], [entry('taken', 'a')])).toEqual(['unknown-return'])
  // A refund of what somebody else sold on the account.
  const { payment: _other, ...refund } = moved('out', 'z')
  expect(kindsOf([refund], [])).toEqual([])
})

test('a request whose answer was lost and that was voided has moved nothing', () => {
  expect(kindsOf([moved('in', 'a'), moved('out', 'b')], [])).toEqual([])
  expect(kindsOf([moved('in', 'a'), moved('out', 'b', { amountMinor: 499 })], [])).toEqual([
    'unknown-taken',
    'unknown-return',
  ])
})

test('what only the ledger has', () => {
  expect(kindsOf([], [entry('taken', 'a')])).toEqual(['missing-taken'])
  expect(kindsOf([moved('in', 'a')], [entry('taken', 'a'), entry('given_back', 'b')])).toEqual([
    'missing-return',
  ])
})

test('nothing is judged that the list may not tell yet, nor entries from before it', () => {
  expect(kindsOf([moved('in', 'a')], [], -1)).toEqual([])
  expect(kindsOf([], [entry('taken', 'a')], -1)).toEqual([])
  expect(kindsOf([], [entry('taken', 'a', { at: new Date(at.getTime() - 7_200_000) })])).toEqual([])
})

test('other amounts, and more back than was taken', () => {
  expect(kindsOf([moved('in', 'a', { amountMinor: 499 })], [entry('taken', 'a')])).toEqual(['amount'])
  // Where the list tells no amount it is the whole payment.
  expect(kindsOf([moved('in', 'a', { amountMinor: undefined })], [entry('taken', 'a')])).toEqual([])
  expect(
    kindsOf(
      [moved('in', 'a'), moved('out', 'b'), moved('out', 'c', { amountMinor: 1 })],
      [entry('taken', 'a'), entry('given_back', 'b')],
    ),
  ).toEqual(['unknown-return', 'returned-too-much'])
})
