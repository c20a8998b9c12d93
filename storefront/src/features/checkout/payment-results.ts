import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'

const declined = ['DECLINED', 'REVERSED', 'REJECTED', 'AUTHORIZED_RISK_DECLINED']
const outOfOrder = ['SYSTEM_ERROR', 'SERVER_ERROR']
const invalid = ['INVALID_REQUEST', 'INVALID_PAYMENT', 'Invalid Payment Method Id', 'Invalid body values']

/** What the shopper reads about a payment that did not go through (S8.027–S8.029). */
export const resultText = (code: string | null | undefined): Text => {
  if (code && declined.includes(code)) return messages.declined
  if (code && outOfOrder.includes(code)) return messages.outOfOrder
  if (code && invalid.includes(code)) return messages.invalid
  return messages.generic
}

/** The PAYMENT step with what the processor said. */
export const failedPaymentUrl = (code: string | null | undefined) =>
  `/checkout?step=payment&result=${encodeURIComponent(code ?? 'SYSTEM_ERROR')}`
