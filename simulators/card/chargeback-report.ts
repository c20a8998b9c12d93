import type { FastifyInstance } from 'fastify'
import { toMajor } from '../../facts/money.ts'
import type { Chargeback, Ledger } from './ledger.ts'
import { refuse } from './signed-json.ts'

const detailOf = ({ id, payment, amount, at }: Chargeback) => ({
  processorMerchantId: 'SIMULATOR',
  transactionReferenceNumber: id,
  merchantReferenceNumber: payment.code,
  natureOfDispute: 'Chargeback',
  amount: toMajor(amount).toFixed(2),
  sign: '-',
  action: 'Chargeback',
  currencyCode: payment.currency,
  requestId: payment.id,
  time: new Date(at).toISOString(),
})

/** How the vendor tells that there is none: by 404, or by a report without any. It publishes neither. */
export type EmptyReport = 'missing' | 'empty'

/** What cardholders' banks took back, as a report: nothing tells the merchant of it by itself. */
export const chargebackReport = (app: FastifyInstance, ledger: Ledger, empty: EmptyReport) => {
  app.get<{ Querystring: { startTime?: string; endTime?: string } }>(
    '/reporting/v3/chargeback-details',
    (request, reply) => {
      const { startTime = '', endTime = '' } = request.query
      const [from, to] = [Date.parse(startTime), Date.parse(endTime)]
      if (!(from <= to)) return refuse(reply, 'INVALID_DATA', ['startTime'])
      const merchantId = request.headers['v-c-merchant-id']
      const found = ledger
        .chargebacks()
        .filter(({ at, payment }) => payment.merchantId === merchantId && at >= from && at <= to)
      const report = { organizationId: merchantId, startTime, endTime }
      if (found.length > 0) return reply.send({ ...report, chargebackDetails: found.map(detailOf) })
      if (empty === 'empty') return reply.send(report)
      return reply.code(404).send({ response: { rmsg: 'No results found' } })
    },
  )
}
