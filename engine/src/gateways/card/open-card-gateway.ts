import { Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import { captureContexts } from './capture-context.ts'
import { type CardMerchants, cardClient } from './card-client.ts'
import type { CardGateway, CardPayment, CardResult } from './card-gateway.ts'
import { findByCode, findByReference } from './find-payment.ts'
import { listMovements } from './list-movements.ts'
import { paymentRequest } from './payment-request.ts'
import { readAnswer, readPayment } from './read-result.ts'
import { refundPayment } from './refund-payment.ts'

const Setup = Type.Object({
  consumerAuthenticationInformation: Type.Object({
    accessToken: Type.String(),
    deviceDataCollectionUrl: Type.String(),
    referenceId: Type.String(),
  }),
})

/** The bank holds the amount of a payment that the vendor's rules refused: it is let go. */
const isHeld = (result: CardResult) =>
  result.state === 'refused' && (result.code === 'AUTHORIZED_RISK_DECLINED' || result.code === 'REJECTED')

/** The processor at `baseUrl`, spoken to with the merchant's key of the payment's country. */
export const openCardGateway = (config: { baseUrl: string; merchants: CardMerchants }): CardGateway => {
  const call = cardClient(config)
  const readContext = captureContexts(async (kid) => {
    const path = `/flex/v2/public-keys/${encodeURIComponent(kid)}`
    const response = await fetch(`${config.baseUrl}${path}`, { signal: AbortSignal.timeout(7_000) })
    return response.json()
  })
  const releaseHold = async (payment: CardPayment, result: CardResult): Promise<CardResult> => {
    if (isHeld(result) && result.state === 'refused' && result.reference !== undefined)
      await refundPayment(call, { ...payment, reference: result.reference, code: `${payment.code}-r` })
    return result
  }
  const post = async (payment: CardPayment, content: object) =>
    releaseHold(payment, readPayment(await call(payment.country, 'POST', '/pts/v2/payments', content)))

  return {
    openFields: async ({ origin, country }) => {
      const answer = await call(country, 'POST', '/microform/v2/sessions', {
        clientVersion: 'v2',
        targetOrigins: [origin],
        allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
        allowedPaymentTypes: ['CARD'],
      })
      if (answer.status !== 201) throw new Error(`the card processor opens no fields (${answer.status})`)
      return readContext(answer.text)
    },
    setUp: async ({ country, code, tokenId }) => {
      const { body, status } = await call(country, 'POST', '/risk/v1/authentication-setups', {
        clientReferenceInformation: { code },
        tokenInformation: { transientToken: tokenId },
      })
      if (!hasShape(Setup, body)) throw new Error(`the card processor sets nothing up (${status})`)
      const { referenceId, accessToken, deviceDataCollectionUrl } = body.consumerAuthenticationInformation
      return { referenceId, accessToken, collectUrl: deviceDataCollectionUrl }
    },
    pay: (payment, { referenceId, returnUrl }) =>
      post(payment, paymentRequest(payment, 'CONSUMER_AUTHENTICATION', { referenceId, returnUrl })),
    resume: (payment, authenticationId) =>
      post(
        payment,
        paymentRequest(payment, 'VALIDATE_CONSUMER_AUTHENTICATION', {
          authenticationTransactionId: authenticationId,
        }),
      ),
    findByCode: ({ country, code }) => findByCode(call, country, code),
    findByReference: ({ country, reference }) => findByReference(call, country, reference),
    voidUnanswered: async ({ country, code, transactionId }) => {
      const answer = await call(country, 'POST', '/pts/v2/voids', {
        clientReferenceInformation: { code, transactionId },
      })
      const isNothing = answer.status === 400 && readAnswer(answer).reason === 'INVALID_DATA'
      if (answer.status !== 201 && !isNothing)
        throw new Error(`the card processor answered ${answer.status} to a time-out void`)
    },
    refund: (wanted) => refundPayment(call, wanted),
    listMovements: (period) => listMovements(call, config.merchants, period),
  }
}
