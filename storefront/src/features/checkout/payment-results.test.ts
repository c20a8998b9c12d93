import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { failedPaymentUrl, resultText } from './payment-results.ts'

test('[S8.027] a declined, reversed, rejected or risky payment asks for another method', () => {
  for (const code of ['DECLINED', 'REVERSED', 'REJECTED', 'AUTHORIZED_RISK_DECLINED'])
    expect(resultText(code)).toBe(messages.declined)
})

test('[S8.028] a processor out of order asks to try later', () => {
  for (const code of ['SYSTEM_ERROR', 'SERVER_ERROR']) expect(resultText(code)).toBe(messages.outOfOrder)
})

test('[S8.029] invalid requests and payments ask to check the details', () => {
  const codes = ['INVALID_REQUEST', 'INVALID_PAYMENT', 'Invalid Payment Method Id', 'Invalid body values']
  for (const code of codes) expect(resultText(code)).toBe(messages.invalid)
})

test('[S8.003] any other code has the general text of the checkout', () => {
  expect(resultText('WHATEVER')).toBe(messages.generic)
  expect(resultText(null)).toBe(messages.generic)
})

test('a failed payment opens its step with the code in the URL', () => {
  expect(failedPaymentUrl('Invalid body values')).toBe(
    '/checkout?step=payment&result=Invalid%20body%20values',
  )
  expect(failedPaymentUrl(undefined)).toBe('/checkout?step=payment&result=SYSTEM_ERROR')
})
