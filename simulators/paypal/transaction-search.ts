import type { FastifyInstance } from 'fastify'
import type { Capture, Ledger, Order, Refund } from './ledger.ts'

type Options = { ledger: Ledger; now: () => Date; lagMs: number }

const dayMs = 24 * 3_600_000
/** The longest range that is answered. */
const longestMs = 31 * dayMs

const events = { refund: 'T1107', reversal: 'T1106', chargeback: 'T1201' }
const statuses: Record<Capture['status'], string> = {
  COMPLETED: 'S',
  PARTIALLY_REFUNDED: 'S',
  PENDING: 'P',
  DECLINED: 'D',
  REFUNDED: 'V',
}

type Entry = { at: number; info: Record<string, unknown> }

const entryOf = (at: number, info: Record<string, unknown>): Entry => ({
  at,
  info: {
    ...info,
    transaction_initiation_date: new Date(at).toISOString(),
    transaction_updated_date: new Date(at).toISOString(),
  },
})

const captureEntry = ({ id, reference, currency, value }: Order, capture: Capture) =>
  entryOf(capture.at, {
    transaction_id: capture.id,
    paypal_reference_id: id,
    paypal_reference_id_type: 'ODR',
    transaction_event_code: 'T0006',
    transaction_amount: { currency_code: currency, value },
    transaction_status: statuses[capture.status],
    ...(reference ? { custom_field: reference } : {}),
  })

const refundEntry = ({ id, captureId, cause, cents, currency, at }: Refund) =>
  entryOf(at, {
    transaction_id: id,
    paypal_reference_id: captureId,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: events[cause],
    transaction_amount: { currency_code: currency, value: (-cents / 100).toFixed(2) },
    transaction_status: 'S',
  })

type Query = { start_date?: string; end_date?: string; page_size?: string; page?: string }

/** The vendor's list of what moved on the account, hours after it did. */
export const transactionSearch = (app: FastifyInstance, { ledger, now, lagMs }: Options) => {
  const entries = (): Entry[] =>
    [
      ...ledger.all().flatMap((order) => (order.capture ? [captureEntry(order, order.capture)] : [])),
      ...ledger.refunds().map(refundEntry),
    ].sort((a, b) => a.at - b.at)

  app.get<{ Querystring: Query }>('/v1/reporting/transactions', (request, reply) => {
    const { start_date: start = '', end_date: end = '', page_size = '100', page = '1' } = request.query
    const [from, to, size] = [Date.parse(start), Date.parse(end), Number(page_size)]
    if (!(from <= to) || to - from > longestMs || !(size >= 1 && size <= 500))
      return reply.code(400).send({
        name: 'INVALID_REQUEST',
        message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
        debug_id: 'simulator',
        details: [{ field: 'end_date', issue: 'Date range is greater than 31 days' }],
      })
    const refreshedAt = now().getTime() - lagMs
    const found = entries().filter(({ at }) => at >= from && at <= to && at <= refreshedAt)
    const first = (Number(page) - 1) * size
    const details = found.slice(first, first + size).map(({ info }) => ({ transaction_info: info }))
    return reply.send({
      // Its description knows no empty list.
      ...(details.length > 0 ? { transaction_details: details } : {}),
      account_number: 'SIMULATOR',
      start_date: start,
      end_date: end,
      last_refreshed_datetime: new Date(refreshedAt).toISOString(),
      page: Number(page),
      total_items: found.length,
      total_pages: Math.ceil(found.length / size),
      links: [{ href: `https://api-m.sandbox.paypal.com${request.url}`, rel: 'self', method: 'GET' }],
    })
  })
}
