import { fromMajor } from '../../../../facts/money.ts'
import { type CardResult, type RefusalCode, refusalCodes } from './card-gateway.ts'

/** The part of the processor's answers that is read. */
export type PaymentAnswer = {
  id?: string
  status?: string
  orderInformation?: { amountDetails?: { authorizedAmount?: string } }
  consumerAuthenticationInformation?: { stepUpUrl?: string }
}

const isRefusal = (status: string | undefined): status is RefusalCode =>
  refusalCodes.some((code) => code === status)

/** The processor's words → ours. A status nobody knows is treated as its failure, never as money. */
export const readResult = (answer: PaymentAnswer): CardResult => {
  const { id, status } = answer
  const challengeUrl = answer.consumerAuthenticationInformation?.stepUpUrl
  if (id !== undefined && status === 'AUTHORIZED') {
    const amount = Number(answer.orderInformation?.amountDetails?.authorizedAmount ?? 0)
    return { state: 'paid', reference: id, amountMinor: fromMajor(amount) }
  }
  if (id !== undefined && status === 'AUTHORIZED_PENDING_REVIEW') return { state: 'review', reference: id }
  if (id !== undefined && status === 'PENDING_AUTHENTICATION' && challengeUrl) {
    return { state: 'challenge', reference: id, challengeUrl }
  }
  return { state: 'refused', reference: id, code: isRefusal(status) ? status : 'SYSTEM_ERROR' }
}
