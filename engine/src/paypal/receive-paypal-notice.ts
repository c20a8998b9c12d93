import { fromMajor } from '../../../facts/money.ts'
import type { Repayment } from '../gateways/index.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import { unavailable } from '../kernel/problem.ts'
import { settleFromProcessor } from '../orders/index.ts'
import { paypal as paypalMethod } from '../payment-methods/index.ts'
import type { paypalContract } from './contract.ts'
import { forgedNotice, paypalNotOffered } from './problems.ts'

type Notice = {
  event_type?: string
  resource_type?: string
  resource?: {
    id?: string
    amount?: { value?: string }
    supplementary_data?: { related_ids?: { order_id?: string } }
    links?: { rel?: string; href?: string }[]
  }
}

/** A refund, or money that was taken back, knows its capture by a link alone. */
const captureOfRefund = ({ resource }: Notice): string | undefined => {
  const { href = '' } = resource?.links?.find(({ rel }) => rel === 'up') ?? {}
  return /\/captures\/([^/?]+)$/.exec(href)?.[1]
}

/** What went back, by PayPal's id of it: known from its notice alone. */
const repaymentOf = ({ resource, resource_type: type }: Notice): Repayment | undefined =>
  type === 'refund' && resource?.id !== undefined && resource.amount?.value !== undefined
    ? { reference: resource.id, amountMinor: fromMajor(Number(resource.amount.value)) }
    : undefined

/** PayPal's order or capture that a notice is about. */
const subjectOf = (notice: Notice): string | undefined => {
  const { resource, resource_type: type } = notice
  if (type === 'refund') return captureOfRefund(notice)
  return resource?.supplementary_data?.related_ids?.order_id ?? resource?.id
}

/**
 * PayPal's webhook. A forged one changes nothing; a genuine one makes us ask PayPal how the payment stands, so twice,
 * late or out of order is the same as once. An answer other than 2xx makes PayPal send it again.
 * Problems: 400 forged, 404 where PayPal is not offered, 503 while PayPal is silent.
 */
export const receivePaypalNotice = (async (ctx, { body, headers }) => {
  const { paypal } = ctx.gateways
  if (!paypal) throw paypalNotOffered('PayPal is not accepted here.')
  const text = typeof body === 'string' ? body : ''
  const genuine = await paypal.isGenuine({ headers, body: text }).catch(() => {
    throw unavailable('PayPal does not answer.')
  })
  if (!genuine) throw forgedNotice('PayPal has not sent this.')
  const notice = JSON.parse(text) as Notice
  const reference = subjectOf(notice)
  if (reference) await settleFromProcessor(ctx, paypalMethod.id, reference, repaymentOf(notice))
  return noContent()
}) satisfies Operation<typeof paypalContract.receivePaypalNotice>
