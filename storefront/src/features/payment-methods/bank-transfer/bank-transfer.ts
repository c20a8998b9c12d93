import type { PaymentMethod } from '../payment-method.ts'
import { BankTransferNote } from './bank-transfer-note.tsx'
import { messages } from './messages.ts'

/** A transfer to the shop's account, made after the order. */
export const bankTransfer: PaymentMethod = {
  id: 'BANK_TRANSFER',
  detail: messages.detail,
  isPaidLater: true,
  paidWith: (t) => t(messages.transfer),
  OrderNote: BankTransferNote,
}
