import { type AddressInfo, createServer } from 'node:net'
import Fastify from 'fastify'
import { type PaypalSimulatorOptions, paypalSimulator } from './index.ts'
import { answersToLose } from '../lose-answers.ts'
import type { TestPayer } from './test-payers.ts'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const client = { clientId: 'lamina-demo', clientSecret: 'lamina-demo-secret' }
const webhookId = 'WH-LAMINA-DEMO'

type Inside = Parameters<NonNullable<PaypalSimulatorOptions['onReady']>>[0]

/** The simulator on a port of its own, with what a payer's browser and the vendor's desk would do. */
export const startPaypalSimulator = async (
  options: Pick<PaypalSimulatorOptions, 'now' | 'webhookUrl' | 'webhookEvents'> = {},
) => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}/paypal`
  const app = Fastify({ logger: false })
  let inside: Inside | undefined
  const line = answersToLose(app)
  await app.register(paypalSimulator, {
    prefix: '/paypal',
    publicUrl: baseUrl,
    client,
    webhookId,
    ...options,
    onReady: (given) => {
      inside = given
    },
  })
  await app.listen({ port, host: '127.0.0.1' })
  if (!inside) throw new Error('the simulator did not start')
  const { webhooks, ledger } = inside
  const post = (url: string, body: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  return {
    ...line,
    config: { baseUrl, webhookId, ...client },
    /** Answers the approval window; gives where it sends the browser. */
    answer: async (
      approveUrl: string,
      answer: 'approve' | 'cancel' = 'approve',
      payer: TestPayer = 'pagador@paypal.example',
    ) => {
      const token = new URL(approveUrl).searchParams.get('token') ?? ''
      const sent = await post(`${baseUrl}/checkoutnow`, { token, payer, answer })
      return sent.headers.get('location')
    },
    act: (orderId: string, action: 'accept' | 'reject' | 'reverse') =>
      post(`${baseUrl}/console/${orderId}`, { action }),
    /** A capture whose request was on its way longer than anybody waited. */
    captureNow: (orderId: string) => {
      const order = ledger.find(orderId)
      if (order) ledger.capture(order)
    },
    /** The merchant gives money back by hand at the vendor: all that is left, unless told. */
    refundCents: (orderId: string, cents?: number) => {
      const order = ledger.find(orderId)
      if (order) ledger.refund(order, cents)
    },
    /** The payer's bank takes back what is left. */
    chargeBack: (orderId: string) => {
      const order = ledger.find(orderId)
      if (order) ledger.reverse(order, 'chargeback')
    },
    /** The order has become too old. */
    expire: (orderId: string) => {
      const order = ledger.find(orderId)
      if (order) order.createdAt = 0
    },
    /** Webhooks written so far for an order, oldest first; a test brings them to the shop as it likes. */
    webhooksOf: (orderId: string) => webhooks.sent.filter((one) => one.orderId === orderId),
    /** US dollars captured and not given back. */
    capturedTotal: () =>
      ledger
        .all()
        .filter(({ capture }) => capture?.status === 'COMPLETED' || capture?.status === 'PARTIALLY_REFUNDED')
        .reduce(
          (sum, { value, capture }) => sum + Math.round(Number(value) * 100) - (capture?.refundedCents ?? 0),
          0,
        ),
    /** US cents that went back, of one capture. */
    refundsOf: (captureId: string) => ledger.refunds().filter((refund) => refund.captureId === captureId),
    close: () => app.close(),
  }
}
