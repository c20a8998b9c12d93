import { toMajor } from '../../../../facts/money.ts'
import type { CardGateway } from './card-gateway.ts'
import { type PaymentAnswer, readResult } from './read-result.ts'
import { type Signer, signRequest } from './sign-request.ts'

/** Longer than the processor needs, shorter than a shopper's call may take (10 s). */
const patienceMs = 7_000

/** Answers that say what became of the payment; anything else is no answer. */
const tells = (status: number, answer: PaymentAnswer) =>
  status < 500 || answer.status === 'SERVER_ERROR' || answer.status === 'SYSTEM_ERROR'

/** The processor at `baseUrl`, spoken to with the merchant's key. */
export const openCardGateway = (config: Signer & { baseUrl: string }): CardGateway => {
  const call = async (method: 'GET' | 'POST', path: string, content?: object) => {
    const url = new URL(`${config.baseUrl}${path}`)
    const body = content && JSON.stringify(content)
    // Signatures are judged by the processor's clock, so this is the real time, whatever the shop's says.
    const headers = signRequest(config, { method, url, body, now: new Date() })
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(patienceMs),
      ...(body ? { body } : {}),
    })
    const answer = (await response.json().catch(() => ({}))) as PaymentAnswer & Record<string, unknown>
    if (response.status === 401) throw new Error('the card processor refuses our signature')
    if (!tells(response.status, answer)) throw new Error(`the card processor answered ${response.status}`)
    return answer
  }
  return {
    openFields: async (origin) => {
      const { fieldsUrl } = await call('POST', '/microform/v2/sessions', {
        targetOrigins: [origin],
        clientVersion: 'v2',
        allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'],
      })
      if (typeof fieldsUrl !== 'string') throw new Error('the card processor gave no address of its fields')
      return { fieldsUrl }
    },
    pay: async (payment) =>
      readResult(
        await call('POST', '/pts/v2/payments', {
          clientReferenceInformation: { code: payment.orderNo, transactionId: payment.transactionId },
          processingInformation: { capture: true, actionList: ['CONSUMER_AUTHENTICATION'] },
          tokenInformation: { transientToken: payment.token },
          orderInformation: {
            amountDetails: {
              totalAmount: toMajor(payment.amountMinor).toFixed(2),
              currency: payment.currency,
            },
            billTo: payment.billTo,
          },
          consumerAuthenticationInformation: { returnUrl: payment.returnUrl },
        }),
      ),
    ask: async (transactionId) => {
      const { _embedded } = (await call('POST', '/tss/v2/searches', {
        query: `clientReferenceInformation.transactionId:${transactionId}`,
        limit: 1,
      })) as { _embedded?: { transactionSummaries?: PaymentAnswer[] } }
      const found = _embedded?.transactionSummaries?.[0]
      return found ? readResult(found) : { state: 'none' }
    },
    reverse: async (reference) => {
      await call('POST', `/pts/v2/payments/${encodeURIComponent(reference)}/reversals`, {})
    },
  }
}
