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

/** What cardholders' banks took back, as a report: nothing tells the merchant of it by itself. */
export const chargebackReport = (app: FastifyInstance, ledger: Ledger) => {
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
      if (found.length === 0) return reply.code(404).send({ response: { rmsg: 'No results found' } })
      return reply.send({
        organizationId: merchantId,
        startTime,
        endTime,
        chargebackDetails: found.map(detailOf),
      })
    },
  )
}
