import { expect, test } from 'vitest'
import { readOrder, readRefusal } from './read-order.ts'

test.each([
  ['INSTRUMENT_DECLINED', 'DECLINED'],
  ['TRANSACTION_REFUSED', 'DECLINED'],
  ['TRANSACTION_LIMIT_EXCEEDED', 'DECLINED'],
  ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'DECLINED'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'DECLINED'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'DECLINED'],
  ['DECLINED_DUE_TO_RELATED_TXN', 'DECLINED'],
  ['TRANSACTION_BLOCKED_BY_PAYEE', 'REJECTED'],
  ['PAYEE_BLOCKED_TRANSACTION', 'REJECTED'],
  ['PAYER_CANNOT_PAY', 'REJECTED'],
  ['PAYER_ACCOUNT_RESTRICTED', 'REJECTED'],
  ['PAYER_ACCOUNT_LOCKED_OR_CLOSED', 'REJECTED'],
  ['COMPLIANCE_VIOLATION', 'AUTHORIZED_RISK_DECLINED'],
  ['ORDER_NOT_APPROVED', 'INVALID_PAYMENT'],
  ['PAYER_ACTION_REQUIRED', 'INVALID_PAYMENT'],
  ['DUPLICATE_INVOICE_ID', 'INVALID_REQUEST'],
])('a capture that is refused for %s is %s', (issue, code) => {
  expect(readRefusal({ details: [{ issue }] })).toMatchObject({ state: 'refused', code })
})

test('while an earlier request takes the money, nothing is refused', () => {
  expect(readRefusal({ details: [{ issue: 'ORDER_COMPLETION_IN_PROGRESS' }] })).toEqual({ state: 'unknown' })
})

test.each([
  ['COMPLETED', { state: 'paid', amountMinor: 1_000 }],
  ['PARTIALLY_REFUNDED', { state: 'paid', amountMinor: 1_000 }],
  ['PENDING', { state: 'review' }],
  ['DECLINED', { state: 'refused', code: 'DECLINED' }],
  ['FAILED', { state: 'refused', code: 'SYSTEM_ERROR' }],
  ['REFUNDED', { state: 'refused', code: 'REVERSED' }],
])('an order with a capture that is %s', (status, expected) => {
  const capture = { id: 'c', status, amount: { value: '10.00', currency_code: 'USD' } }
  expect(readOrder({ purchase_units: [{ payments: { captures: [capture] } }] })).toMatchObject(expected)
})
