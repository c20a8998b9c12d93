import type { FastifyInstance, FastifyReply } from 'fastify'
import { fromMajor, toMajor } from '../../facts/money.ts'
import type { FollowUp, Ledger } from './ledger.ts'
import { RefundBody, ReversalBody, TimeoutVoidBody, VoidBody } from './schemas.ts'
import { readBody, refuse } from './signed-json.ts'

type Path = { Params: { id: string } }

const words = {
  void: { status: 'VOIDED', member: 'voidAmountDetails', amount: 'voidAmount' },
  reversal: { status: 'REVERSED', member: 'reversalAmountDetails', amount: 'reversedAmount' },
  refund: { status: 'PENDING', member: 'refundAmountDetails', amount: 'refundAmount' },
}

const view = ({ id, kind, code, amount, payment, isDeclined, submittedAt }: FollowUp) => ({
  id,
  submitTimeUtc: new Date(submittedAt).toISOString(),
  status: isDeclined ? 'DECLINED' : words[kind].status,
  clientReferenceInformation: { code },
  [words[kind].member]: { [words[kind].amount]: toMajor(amount).toFixed(2), currency: payment.currency },
})

/** Money that goes back: what each state of a payment allows, and the vendor's reason where it does not. */
export const followUpApi = (app: FastifyInstance, ledger: Ledger) => {
  const missing = (reply: FastifyReply) => reply.code(404).send({ response: { rmsg: 'Resource not found' } })
  const answer = (reply: FastifyReply, result: FollowUp | string) =>
    typeof result === 'string' ? refuse(reply, result) : reply.code(201).send(view(result))

  app.post<Path>('/pts/v2/payments/:id/voids', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment) return missing(reply)
    const body = readBody(VoidBody, request.body, reply)
    return body ? answer(reply, ledger.void(payment, body.clientReferenceInformation.code)) : reply
  })

  app.post<Path>('/pts/v2/payments/:id/reversals', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment) return missing(reply)
    const body = readBody(ReversalBody, request.body, reply)
    return body ? answer(reply, ledger.reverse(payment, body.clientReferenceInformation.code)) : reply
  })

  app.post<Path>('/pts/v2/payments/:id/refunds', (request, reply) => {
    const payment = ledger.find(request.params.id)
    if (!payment) return missing(reply)
    const body = readBody(RefundBody, request.body, reply)
    if (!body) return reply
    const { code, transactionId } = body.clientReferenceInformation
    if (ledger.duplicateReason({ code: '', transactionId }))
      return refuse(reply, 'INVALID_DATA', ['transactionId'])
    ledger.noteRequest(transactionId)
    return answer(
      reply,
      ledger.refund(payment, code, fromMajor(Number(body.orderInformation.amountDetails.totalAmount))),
    )
  })

  // The answer to a payment was lost: void what the request of this name made.
  app.post('/pts/v2/voids', (request, reply) => {
    const body = readBody(TimeoutVoidBody, request.body, reply)
    if (!body) return reply
    const { transactionId, code = '' } = body.clientReferenceInformation
    return answer(reply, ledger.voidLost(transactionId, code))
  })
}
