import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import { decodeJwt } from 'jose'
import { cardSimulator } from './index.ts'
import type { Ledger } from './ledger.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

export const testMerchant = {
  merchantId: 'lamina_demo',
  keyId: '00000000-0000-4000-8000-00000000c0de',
  sharedSecret: Buffer.from('lamina-demo-shared-secret').toString('base64'),
}
/** An acquirer of its own, for one country. */
export const guatemalanMerchant = {
  merchantId: 'lamina_demo_gt',
  keyId: '00000000-0000-4000-8000-0000000c0d93',
  sharedSecret: Buffer.from('lamina-demo-secret-of-guatemala').toString('base64'),
}

export type Challenge = { stepUpUrl: string; accessToken: string }

/** The simulator on a port of its own, with what a shopper's browser would do. */
export const startCardSimulator = async (options: { now?: () => Date; indexLagMs?: number } = {}) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}/card`
  const app = Fastify({ logger: false })
  let ledger: Ledger | undefined
  await app.register(cardSimulator, {
    prefix: '/card',
    publicUrl: baseUrl,
    merchants: [testMerchant, guatemalanMerchant],
    ...options,
    onReady: (given) => {
      ledger = given
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  const post = (url: string, body: object, type: 'json' | 'form') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' },
      body: type === 'json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>),
    })
  const all = () => ledger?.all() ?? []
  return {
    baseUrl,
    config: { baseUrl, merchants: { default: testMerchant } },
    /** Types a card into the fields of a capture context; gives the transient token. */
    typeCard: async (captureContext: string, number: string): Promise<string> => {
      const { flx } = decodeJwt<{ flx: { data: string } }>(captureContext)
      const securityCode = number.startsWith('3') ? '1234' : '123'
      const card = { session: flx.data, number, securityCode, expirationMonth: '12', expirationYear: '2035' }
      const response = await post(`${baseUrl}/microform/v2/tokens`, card, 'json')
      const text = await response.text()
      if (response.status !== 201) throw new Error(`the fields refuse ${number}: ${text}`)
      return text
    },
    /** Presses a button on the bank's page; gives the page that goes back to the shop, and what it brings there. */
    answerChallenge: async ({ accessToken }: Challenge, answer: 'complete' | 'fail' | 'abandon') => {
      const response = await post(`${baseUrl}/challenge`, { JWT: accessToken, MD: 'ours', answer }, 'form')
      const page = await response.text()
      return { page, authenticationId: /name="TransactionId" value="([^"]+)"/.exec(page)?.[1] ?? '' }
    },
    /** Payments that the vendor knows, oldest first. */
    payments: all,
    /** Minor units captured and not given back. */
    capturedTotal: () =>
      all().reduce((sum, { captured, refunded, chargedBack }) => sum + captured - refunded - chargedBack, 0),
    /** The cardholder's bank takes back what is left of a payment. */
    chargeBack: (reference: string) => {
      const payment = ledger?.find(reference)
      if (payment) ledger?.chargeBack(payment)
    },
    /** The merchant gives a part back by hand at the vendor, whose form proposes the payment's own reference. */
    refundByHand: (reference: string, amount: number) => {
      const payment = ledger?.find(reference)
      if (payment) ledger?.refund(payment, payment.code, amount)
    },
    /** Money that went back from a payment: voids, reversals, refunds. */
    followUpsOf: (reference: string) =>
      ledger?.followUps().filter(({ payment }) => payment.id === reference) ?? [],
    /** Minor units that a bank holds for nobody. */
    heldTotal: () =>
      all().reduce(
        (sum, { status, authorized, captured: capturedTotal }) =>
          status === 'AUTHORIZED_RISK_DECLINED' || status === 'PARTIAL_AUTHORIZED'
            ? sum + authorized - capturedTotal
            : sum,
        0,
      ),
    decideReview: (reference: string, decision: 'accept' | 'reject') =>
      post(`${baseUrl}/console/${reference}`, { decision }, 'form'),
    close: () => app.close(),
  }
}
