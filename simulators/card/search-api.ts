import type { FastifyInstance } from 'fastify'
import { toMajor } from '../../facts/money.ts'
import type { Application, FollowUp, Ledger, Payment } from './ledger.ts'
import { SearchBody } from './schemas.ts'
import { readBody, refuse } from './signed-json.ts'

type Options = { ledger: Ledger; now: () => Date }

/** The filters of the index that the simulator knows; any other name is refused, also some that the vendor has. */
const filters = ['id', 'clientReferenceInformation.code', 'submitTimeUtc']

type Entry = {
  id: string
  merchantId: string
  code: string
  amount: number
  currency: string
  submittedAt: number
  indexedAt: number
  applications: Application[]
}

const serviceOf = { void: 'ics_void', reversal: 'ics_auth_reversal', refund: 'ics_credit' }

const paymentEntry = ({
  id,
  merchantId,
  code,
  amount,
  currency,
  submittedAt,
  indexedAt,
  applications,
}: Payment): Entry => ({
  id,
  merchantId,
  code,
  amount,
  currency,
  submittedAt,
  indexedAt,
  applications,
})
const followUpEntry = ({
  id,
  kind,
  code,
  amount,
  payment,
  isDeclined,
  submittedAt,
  indexedAt,
}: FollowUp): Entry => ({
  id,
  merchantId: payment.merchantId,
  code,
  amount,
  currency: payment.currency,
  submittedAt,
  indexedAt,
  applications: [
    isDeclined
      ? { name: serviceOf[kind], rCode: '0', rFlag: 'DCARDREFUSED', reasonCode: '203' }
      : { name: serviceOf[kind], rCode: '1', rFlag: 'SOK', reasonCode: '100' },
  ],
})

/** A summary never says how a payment stands nor what was authorized of it. */
const summaryOf = (entry: Entry) => ({
  id: entry.id,
  submitTimeUtc: new Date(entry.submittedAt).toISOString(),
  applicationInformation: { reasonCode: '100', applications: entry.applications },
  clientReferenceInformation: { code: entry.code },
  orderInformation: {
    amountDetails: { totalAmount: toMajor(entry.amount).toFixed(2), currency: entry.currency },
  },
})

type Term = { name: string; value: string }

const termsOf = (query: string): Term[] =>
  query.split(/\s+AND\s+/).map((term) => {
    const at = term.indexOf(':')
    return {
      name: term.slice(0, at).trim(),
      value: term
        .slice(at + 1)
        .trim()
        .replaceAll('"', ''),
    }
  })

const isWithin = (value: string, at: number) => {
  const [from = '', to = ''] = /^\[(\S+) TO (\S+)\]$/.exec(value)?.slice(1) ?? []
  return at >= Date.parse(from) && at <= Date.parse(to)
}

const matches = (entry: Entry, { name, value }: Term) =>
  name === 'submitTimeUtc'
    ? isWithin(value, entry.submittedAt)
    : value === (name === 'id' ? entry.id : entry.code)

/** What the merchant's server may look up. The index lags behind the payments. */
export const searchApi = (app: FastifyInstance, { ledger, now }: Options) => {
  const isIndexed = ({ indexedAt }: { indexedAt: number }) => now().getTime() >= indexedAt
  const entries = () =>
    [...ledger.all().map(paymentEntry), ...ledger.followUps().map(followUpEntry)].filter(isIndexed)

  app.post('/tss/v2/searches', (request, reply) => {
    const body = readBody(SearchBody, request.body, reply)
    if (!body) return reply
    const terms = termsOf(body.query)
    const unknown = terms.find(({ name }) => !filters.includes(name))
    if (unknown) return refuse(reply, 'INVALID_DATA', [`query: ${unknown.name}`])
    const merchantId = request.headers['v-c-merchant-id']
    const found = entries()
      .filter((entry) => entry.merchantId === merchantId)
      .filter((entry) => terms.every((term) => matches(entry, term)))
    const { offset = 0, limit = 20 } = body
    const page = found.slice(offset, offset + limit)
    return reply.code(201).send({
      query: body.query,
      offset,
      limit,
      totalCount: found.length,
      count: page.length,
      _embedded: { transactionSummaries: page.map(summaryOf) },
    })
  })

  app.get<{ Params: { id: string } }>('/tss/v2/transactions/:id', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment || !isIndexed(payment))
      return reply.code(404).send({ response: { rmsg: 'The requested resource does not exist' } })
    return reply.send({
      id: payment.id,
      submitTimeUTC: new Date(payment.submittedAt).toISOString(),
      applicationInformation: {
        status: payment.status,
        reasonCode: '100',
        applications: payment.applications,
      },
      clientReferenceInformation: { code: payment.code },
      orderInformation: {
        amountDetails: {
          totalAmount: toMajor(payment.amount).toFixed(2),
          currency: payment.currency,
          ...(payment.authorized > 0 ? { authorizedAmount: toMajor(payment.authorized).toFixed(2) } : {}),
        },
      },
    })
  })
}
