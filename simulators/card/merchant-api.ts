import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { decodeJwt } from 'jose'
import type { Static } from 'typebox'
import { fromMajor, toMajor } from '../../facts/money.ts'
import type { Authentications } from './authentications.ts'
import { chargebackReport, type EmptyReport } from './chargeback-report.ts'
import { followUpApi } from './follow-up-api.ts'
import type { Attempt, Ledger, Payment } from './ledger.ts'
import { knownNetworks } from './read-card.ts'
import { PaymentBody, SessionBody, SetupBody } from './schemas.ts'
import { searchApi } from './search-api.ts'
import type { Sessions, StoredToken } from './sessions.ts'
import type { Merchant } from './signature.ts'
import { readBody, refuse, signedJson } from './signed-json.ts'
import { behaviourOf } from './test-cards.ts'

export type MerchantApiOptions = {
  merchants: readonly Merchant[]
  ledger: Ledger
  sessions: Sessions
  authentications: Authentications
  publicUrl: string
  now: () => Date
  emptyReport: EmptyReport
}

/** The vendor takes pages of https origins, and of `localhost` while somebody tries. */
const isTarget = (origin: string) => {
  if (origin.includes('*') || !URL.canParse(origin)) return false
  const url = new URL(origin)
  return url.origin === origin && (url.protocol === 'https:' || url.hostname === 'localhost')
}

const amountText = (minor: number) => toMajor(minor).toFixed(2)

/** The answer to a payment, with the members that the vendor sends. */
const paymentView = (payment: Payment) => ({
  id: payment.id,
  submitTimeUtc: new Date(payment.submittedAt).toISOString(),
  status: payment.status,
  clientReferenceInformation: { code: payment.code },
  ...(payment.reason ? { errorInformation: { reason: payment.reason, message: 'See the reason.' } } : {}),
  ...(payment.authorized > 0
    ? {
        orderInformation: {
          amountDetails: { authorizedAmount: amountText(payment.authorized), currency: payment.currency },
        },
      }
    : {}),
})

const jtiOf = (token: string) => {
  try {
    return decodeJwt(token).jti
  } catch {
    return undefined
  }
}

/** The server-to-server side: signed JSON in, JSON out. */
export const merchantApi = (app: FastifyInstance, options: MerchantApiOptions) => {
  const { merchants, ledger, sessions, authentications, publicUrl } = options
  signedJson(app, merchants)
  followUpApi(app, ledger)
  searchApi(app, options)
  chargebackReport(app, ledger, options.emptyReport)

  app.post('/microform/v2/sessions', async (request, reply) => {
    const body = readBody(SessionBody, request.body, reply)
    if (!body) return reply
    if (!body.targetOrigins.every(isTarget)) return refuse(reply, 'INVALID_DATA', ['targetOrigins'])
    if (!body.allowedCardNetworks.every((name) => knownNetworks.includes(name)))
      return refuse(reply, 'INVALID_DATA', ['allowedCardNetworks'])
    const context = await sessions.open(body.targetOrigins, body.allowedCardNetworks)
    return reply.code(201).type('application/jwt').send(context)
  })

  app.get<{ Params: { kid: string } }>('/flex/v2/public-keys/:kid', (request, reply) => {
    const key = sessions.publicKey(request.params.kid)
    return key ? reply.send(key) : reply.code(404).send({ response: { rmsg: 'Resource not found' } })
  })

  app.post('/risk/v1/authentication-setups', (request, reply) => {
    const body = readBody(SetupBody, request.body, reply)
    if (!body) return reply
    const token = sessions.token(body.tokenInformation.transientToken)
    if (!token) return refuse(reply, 'INVALID_DATA', ['tokenInformation.transientToken'])
    const { referenceId, accessToken } = authentications.setUp(token)
    return reply.code(201).send({
      id: newSetupId(),
      submitTimeUtc: options.now().toISOString(),
      status: 'COMPLETED',
      clientReferenceInformation: { code: body.clientReferenceInformation.code },
      consumerAuthenticationInformation: {
        accessToken,
        deviceDataCollectionUrl: `${publicUrl}/V1/Cruise/Collect`,
        referenceId,
      },
    })
  })

  app.post('/pts/v2/payments', async (request, reply) => {
    const body = readBody(PaymentBody, request.body, reply)
    if (!body) return reply
    const jti = jtiOf(body.tokenInformation.transientTokenJwt)
    const token = jti === undefined ? undefined : sessions.token(jti)
    if (!token) return refuse(reply, 'INVALID_DATA', ['tokenInformation.transientTokenJwt'])
    const attempt: Attempt = {
      merchantId: String(request.headers['v-c-merchant-id']),
      code: body.clientReferenceInformation.code,
      transactionId: body.clientReferenceInformation.transactionId,
      amount: fromMajor(Number(body.orderInformation.amountDetails.totalAmount)),
      currency: body.orderInformation.amountDetails.currency,
    }
    const duplicate = ledger.duplicateReason(attempt)
    ledger.noteRequest(attempt.transactionId)
    if (duplicate) return refuse(reply, duplicate, duplicate === 'INVALID_DATA' ? ['transactionId'] : [])
    const [action] = body.processingInformation.actionList ?? []
    if (action === 'CONSUMER_AUTHENTICATION') return enrol(body, attempt, token, reply)
    if (action === 'VALIDATE_CONSUMER_AUTHENTICATION') return validate(body, attempt, token, reply)
    return authorize(attempt, token, reply)
  })

  type Body = Static<typeof PaymentBody>

  const enrol = (body: Body, attempt: Attempt, token: StoredToken, reply: FastifyReply) => {
    const { referenceId, returnUrl = '' } = body.consumerAuthenticationInformation ?? {}
    if (!authentications.isSetUp(referenceId, token.jti))
      return refuse(reply, 'INVALID_DATA', ['consumerAuthenticationInformation.referenceId'])
    if (!URL.canParse(returnUrl)) return refuse(reply, 'MISSING_FIELD', ['returnUrl'])
    const behaviour = behaviourOf(token.card.number)
    if (behaviour.authentication === 'frictionless') return authorize(attempt, token, reply)
    if (behaviour.authentication === 'refused') return declineAuthentication(attempt, token, reply)
    const { amount, currency } = attempt
    const challenge = authentications.begin({ jti: token.jti, behaviour, amount, currency, returnUrl })
    return reply.code(201).send({
      ...paymentView(ledger.requireAuthentication(attempt)),
      consumerAuthenticationInformation: {
        accessToken: challenge.accessToken,
        acsUrl: `${publicUrl}/challenge`,
        authenticationTransactionId: challenge.id,
        pareq: 'eyJ0ZXN0IjoidHJ1ZSJ9',
        stepUpUrl: `${publicUrl}/V2/Cruise/StepUp`,
        veresEnrolled: 'Y',
      },
    })
  }

  const validate = (body: Body, attempt: Attempt, token: StoredToken, reply: FastifyReply) => {
    const challenge = authentications.find(
      body.consumerAuthenticationInformation?.authenticationTransactionId,
    )
    const fits =
      challenge?.jti === token.jti &&
      challenge.amount === attempt.amount &&
      challenge.currency === attempt.currency
    if (!fits) return refuse(reply, 'INVALID_DATA', ['authenticationTransactionId'])
    return challenge.answer === 'complete'
      ? authorize(attempt, token, reply)
      : declineAuthentication(attempt, token, reply)
  }

  const declineAuthentication = (attempt: Attempt, token: StoredToken, reply: FastifyReply) => {
    sessions.spend(token)
    const refused = ledger.authorize(attempt, {
      status: 'DECLINED',
      reason: 'CONSUMER_AUTHENTICATION_FAILED',
    })
    return reply.code(201).send(paymentView(refused))
  }

  const authorize = async (attempt: Attempt, token: StoredToken, reply: FastifyReply) => {
    const { outcome, cut, error, delayMs, voided, refusesRefund } = behaviourOf(token.card.number)
    sessions.spend(token)
    const isMade = cut !== 'before' && error !== 'before'
    const payment = isMade ? ledger.authorize(attempt, outcome) : undefined
    if (payment && voided) ledger.void(payment, attempt.code)
    if (payment && refusesRefund) payment.refusesRefund = true
    if (cut) {
      reply.hijack()
      return void reply.raw.socket?.destroy()
    }
    if (error || !payment) return reply.code(500).send({ response: { rmsg: 'General error' } })
    if (delayMs) await wait(delayMs)
    if (outcome.status === 'INVALID_REQUEST') return refuse(reply, outcome.reason)
    if (outcome.status === 'SERVER_ERROR')
      return reply.code(502).send({
        submitTimeUtc: options.now().toISOString(),
        status: outcome.status,
        reason: outcome.reason,
        message: 'Error - General system failure.',
      })
    return reply.code(201).send(paymentView(payment))
  }
}

const newSetupId = () => String(process.hrtime.bigint()).padStart(22, '6')
