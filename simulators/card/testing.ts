import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import { type CardSimulatorOptions, cardSimulator } from './index.ts'
import { answersToLose } from '../lose-answers.ts'
import type { Ledger } from './ledger.ts'
import { typeCard } from './type-card.ts'

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
export const startCardSimulator = async (
  options: Pick<CardSimulatorOptions, 'now' | 'indexLagMs' | 'emptyReport'> = {},
) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}/card`
  const app = Fastify({ logger: false })
  let ledger: Ledger | undefined
  const line = answersToLose(app)
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
  const post = (url: string, body: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(body) })
  const all = () => ledger?.all() ?? []
  return {
    ...line,
    baseUrl,
    config: { baseUrl, merchants: { default: testMerchant } },
    /** Types a card into the fields of a capture context; gives the transient token. */
    typeCard: (captureContext: string, number: string) => typeCard(baseUrl, captureContext, number),
    /** Presses a button on the bank's page; gives the page that goes back to the shop, and what it brings there. */
    answerChallenge: async ({ accessToken }: Challenge, answer: 'complete' | 'fail' | 'abandon') => {
      const response = await post(`${baseUrl}/challenge`, { JWT: accessToken, MD: 'ours', answer })
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
      post(`${baseUrl}/console/${reference}`, { decision }),
    close: () => app.close(),
  }
}
