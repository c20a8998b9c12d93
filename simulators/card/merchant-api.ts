import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger, Payment } from './ledger.ts'
import { fieldsSession } from './session.ts'
import { faultOfSignature, type Merchant } from './signature.ts'

type Options = { merchant: Merchant; ledger: Ledger; publicUrl: string; now: () => Date }

type PaymentBody = {
  clientReferenceInformation?: { code?: string; transactionId?: string }
  tokenInformation?: { transientToken?: string }
  orderInformation?: { amountDetails?: { totalAmount?: string; currency?: string } }
  consumerAuthenticationInformation?: { returnUrl?: string }
}

const httpStatus = (status: Payment['status']) =>
  status === 'SERVER_ERROR' || status === 'SYSTEM_ERROR'
    ? 502
    : status === 'INVALID_REQUEST' || status === 'INVALID_PAYMENT'
      ? 400
      : 201

/** The server-to-server side: signed JSON in, JSON out. */
export const merchantApi = (app: FastifyInstance, { merchant, ledger, publicUrl, now }: Options) => {
  // The digest is over the bytes, so the body is read as text first.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  // Signatures are dated by the real time, also where the shop's clock has been moved.
  app.addHook('preHandler', async (request, reply) => {
    const fault = faultOfSignature(request, merchant, new Date())
    if (fault) return reply.code(401).send({ response: { rmsg: `Authentication Failed: ${fault}` } })
  })

  const view = (payment: Payment) => ({
    id: payment.id,
    status: payment.status,
    submitTimeUtc: now().toISOString(),
    clientReferenceInformation: { code: payment.orderCode, transactionId: payment.transactionId },
    orderInformation: {
      amountDetails: {
        totalAmount: payment.amount,
        authorizedAmount: payment.captured,
        currency: payment.currency,
      },
    },
    ...(payment.reason ? { errorInformation: { reason: payment.reason } } : {}),
    ...(payment.status === 'PENDING_AUTHENTICATION'
      ? { consumerAuthenticationInformation: { stepUpUrl: `${publicUrl}/challenge/${payment.id}` } }
      : {}),
  })
  const missing = (reply: FastifyReply) => reply.code(404).send({ response: { rmsg: 'Resource not found' } })

  app.post<{ Body: string }>('/microform/v2/sessions', (request, reply) => {
    const { targetOrigins = [] } = JSON.parse(request.body) as { targetOrigins?: string[] }
    const context = fieldsSession.open(targetOrigins, now())
    return reply
      .code(201)
      .send({ captureContext: context, fieldsUrl: `${publicUrl}/fields?session=${context}` })
  })

  app.post<{ Body: string }>('/pts/v2/payments', async (request, reply) => {
    const body = JSON.parse(request.body) as PaymentBody
    const { totalAmount, currency } = body.orderInformation?.amountDetails ?? {}
    const { code, transactionId } = body.clientReferenceInformation ?? {}
    const token = body.tokenInformation?.transientToken
    if (!/^\d+\.\d{2}$/.test(totalAmount ?? '') || !currency || !transactionId || !token) {
      return reply.code(400).send({ status: 'INVALID_REQUEST', reason: 'MISSING_FIELD' })
    }
    const payment = ledger.pay({
      token,
      transactionId,
      currency,
      amount: totalAmount ?? '',
      orderCode: code ?? '',
      returnUrl: body.consumerAuthenticationInformation?.returnUrl ?? '',
    })
    if (!payment) return reply.code(400).send({ status: 'INVALID_PAYMENT', reason: 'INVALID_TOKEN' })
    const { cut, error, delayMs } = payment.behaviour
    if (cut) {
      reply.hijack()
      return void request.raw.socket.destroy()
    }
    if (error) return reply.code(500).send({ response: { rmsg: 'General error' } })
    if (delayMs) await wait(delayMs)
    return reply.code(httpStatus(payment.status)).send(view(payment))
  })

  app.get<{ Params: { id: string } }>('/tss/v2/transactions/:id', (request, reply) => {
    const payment = ledger.find(request.params.id)
    return payment ? reply.send(view(payment)) : missing(reply)
  })

  app.post<{ Body: string }>('/tss/v2/searches', (request, reply) => {
    const { query = '' } = JSON.parse(request.body) as { query?: string }
    const wanted = /^clientReferenceInformation\.transactionId:(.+)$/.exec(query)?.[1]
    const payment = wanted === undefined ? undefined : ledger.findByTransaction(wanted)
    return reply.code(201).send({
      totalCount: payment ? 1 : 0,
      _embedded: { transactionSummaries: payment ? [view(payment)] : [] },
    })
  })

  app.post<{ Params: { id: string } }>('/pts/v2/payments/:id/reversals', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment) return missing(reply)
    ledger.reverse(payment)
    return reply.code(201).send(view(payment))
  })
}
