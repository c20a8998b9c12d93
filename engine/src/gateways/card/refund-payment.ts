import type { CardClient } from './card-client.ts'
import type { Repayment } from '../movement.ts'
import type { RefundRequest } from './card-gateway.ts'
import { findByReference, isRefundKnown } from './find-payment.ts'
import { amountOf } from './payment-request.ts'
import { readAnswer } from './read-result.ts'

/** Answers that say: the money is on its way back already, or was never held. */
const alreadyReturned = ['AUTH_ALREADY_REVERSED', 'CAPTURE_ALREADY_VOIDED', 'MISSING_AUTH']

/**
 * Gives money back as the state of the payment allows: a sale is voided until its batch closes, an authorization
 * reversed, anything later refunded. Gives what moved by this call; undefined where nothing had to. Throws where none
 * is taken.
 */
export const refundPayment = async (
  call: CardClient,
  request: RefundRequest,
): Promise<Repayment | undefined> => {
  const { country, reference, code, transactionId, amountMinor, currency } = request
  const amountDetails = amountOf(amountMinor, currency)
  const post = async (what: string, content: object) => {
    const answer = await call(
      country,
      'POST',
      `/pts/v2/payments/${encodeURIComponent(reference)}/${what}`,
      content,
    )
    const { id, reason, status } = readAnswer(answer)
    if (answer.status !== 201 && answer.status !== 400)
      throw new Error(`the card processor answered ${answer.status} to ${what}`)
    const isTaken = answer.status === 201 && status !== 'DECLINED'
    return { isTaken, reference: id, reason: reason ?? '' }
  }
  const repaid = ({ reference: id }: { reference: string | undefined }) =>
    id === undefined ? undefined : { reference: id, amountMinor }
  if (request.isPart) {
    const refunded = await post('refunds', {
      clientReferenceInformation: { code, transactionId },
      orderInformation: { amountDetails },
    })
    if (refunded.isTaken) return repaid(refunded)
    if (refunded.reason === 'INVALID_DATA' && (await isRefundKnown(call, country, code))) return undefined
    throw new Error(`the card processor gives no part back: ${refunded.reason}`)
  }
  const voided = await post('voids', { clientReferenceInformation: { code } })
  if (voided.isTaken) return repaid(voided)
  const reversed = await post('reversals', {
    clientReferenceInformation: { code },
    reversalInformation: { amountDetails, reason: 'order given up' },
  })
  // What was only held has not been taken.
  if (reversed.isTaken || alreadyReturned.includes(reversed.reason)) return undefined
  const refunded = await post('refunds', {
    // Named as no other request is: a repeat after a lost answer is refused, and no money goes back twice. Whether it
    // was refused for that is then looked up.
    clientReferenceInformation: { code, transactionId },
    orderInformation: { amountDetails },
  })
  if (refunded.isTaken) return repaid(refunded)
  if (alreadyReturned.includes(refunded.reason)) return undefined
  if (refunded.reason === 'INVALID_DATA') {
    if (await isRefundKnown(call, country, code)) return undefined
    if ((await findByReference(call, country, reference)).state === 'refused') return undefined
  }
  throw new Error(`the card processor gives nothing back: ${refunded.reason}`)
}
