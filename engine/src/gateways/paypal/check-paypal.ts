import type { VendorCheck } from '../vendor-check.ts'
import { accessTokens } from './access-token.ts'
import { openPaypalGateway } from './open-paypal-gateway.ts'

const patienceMs = 7_000
const hourMs = 3_600_000

type Account = { baseUrl: string; clientId: string; clientSecret: string; webhookId: string }
type Webhook = { url: string; event_types: { name: string }[] }

/** What PayPal has to tell by itself: how a capture under way ended, and money that went back without the shop. */
const neededEvents = ['COMPLETED', 'DENIED', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.CAPTURE.${name}`)

const findWebhook = async ({ baseUrl, webhookId }: Account, token: string): Promise<Webhook> => {
  const answer = await fetch(`${baseUrl}/v1/notifications/webhooks/${encodeURIComponent(webhookId)}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (answer.status === 404) throw new Error(`the account has no webhook ${webhookId}`)
  if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to a question for the webhook`)
  return (await answer.json()) as Webhook
}

/**
 * Signs in, and asks whether the webhook of the settings is the account's and tells what the shop has to know, and whether the
 * shop may search transactions, which the daily comparison does.
 */
export const checkPaypal =
  (account: Account): VendorCheck =>
  async () => {
    const token = await accessTokens(account, patienceMs).read()
    const { url, event_types: types } = await findWebhook(account, token)
    const told = new Set(types.map(({ name }) => name))
    const untold = told.has('*') ? [] : neededEvents.filter((name) => !told.has(name))
    if (untold.length > 0) throw new Error(`the webhook does not tell ${untold.join(', ')}`)
    const to = new Date()
    await openPaypalGateway(account).listMovements({ from: new Date(to.getTime() - hourMs), to })
    return `signed in; webhooks go to ${url}`
  }
