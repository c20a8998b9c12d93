import { type Static, Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import { fromMajor } from '../../../../facts/money.ts'
import type { CardAnswer } from './card-client.ts'
import type { CardResult, RefusalCode } from './card-gateway.ts'

const text = Type.Optional(Type.String())

const Application = Type.Object({ name: text, rCode: text, rFlag: text })

/** The part of the processor's answers that is read. */
const Answer = Type.Object({
  id: text,
  status: text,
  reason: text,
  details: Type.Optional(Type.Array(Type.Object({ field: text }))),
  errorInformation: Type.Optional(Type.Object({ reason: text })),
  orderInformation: Type.Optional(
    Type.Object({ amountDetails: Type.Optional(Type.Object({ authorizedAmount: text })) }),
  ),
  consumerAuthenticationInformation: Type.Optional(
    Type.Object({ stepUpUrl: text, accessToken: text, authenticationTransactionId: text }),
  ),
  applicationInformation: Type.Optional(
    Type.Object({ status: text, applications: Type.Optional(Type.Array(Application)) }),
  ),
})
export type Answer = Static<typeof Answer>

export const readAnswer = ({ body }: CardAnswer): Answer => (hasShape(Answer, body) ? body : {})

const refusedResult = (code: RefusalCode, reference?: string): CardResult => ({
  state: 'refused',
  reference,
  code,
})

const paidResult = (reference: string, { orderInformation }: Answer): CardResult => {
  const amount = orderInformation?.amountDetails?.authorizedAmount
  // Without its amount a payment is looked up: never believed, never given up.
  if (amount === undefined) return { state: 'unknown' }
  return { state: 'paid', reference, amountMinor: fromMajor(Number(amount)) }
}

const challengeResult = (reference: string, { consumerAuthenticationInformation }: Answer): CardResult => {
  const { stepUpUrl, accessToken, authenticationTransactionId } = consumerAuthenticationInformation ?? {}
  if (!stepUpUrl || !accessToken || !authenticationTransactionId)
    return refusedResult('SYSTEM_ERROR', reference)
  return {
    state: 'challenge',
    reference,
    authenticationId: authenticationTransactionId,
    challenge: { stepUpUrl, accessToken },
  }
}

/** The vendor took the request and says how it ended. */
const createdResult = (reference: string, answer: Answer, reason: string | undefined): CardResult => {
  switch (answer.status) {
    case 'AUTHORIZED':
    case 'PARTIAL_AUTHORIZED':
      return paidResult(reference, answer)
    case 'AUTHORIZED_PENDING_REVIEW':
    case 'PENDING_REVIEW':
      return { state: 'review', reference }
    case 'AUTHORIZED_RISK_DECLINED':
      return refusedResult(
        reason === 'DECISION_PROFILE_REJECT' ? 'REJECTED' : 'AUTHORIZED_RISK_DECLINED',
        reference,
      )
    case 'PENDING_AUTHENTICATION':
      return challengeResult(reference, answer)
    case 'DECLINED':
      return refusedResult('DECLINED', reference)
    default:
      return { state: 'unknown' }
  }
}

const aboutTheCard = ['INVALID_CARD', 'INVALID_CARD_TYPE', 'CARD_TYPE_NOT_ACCEPTED', 'INVALID_PAYMENT_ID']

const invalidResult = (answer: Answer, reason: string | undefined): CardResult => {
  // Another request with this reference was taken.
  if (reason === 'DUPLICATE_REQUEST') return { state: 'unknown' }
  const isToken = (answer.details ?? []).some(({ field }) => field?.startsWith('tokenInformation'))
  const isCard = reason !== undefined && aboutTheCard.includes(reason)
  return refusedResult(isToken || isCard ? 'INVALID_PAYMENT' : 'INVALID_REQUEST')
}

/** The answer to a payment → ours. What is no word on the payment is `unknown`, never a refusal. */
export const readPayment = (response: CardAnswer): CardResult => {
  const answer = readAnswer(response)
  const reason = answer.errorInformation?.reason ?? answer.reason
  if (response.status === 201 && answer.id !== undefined) return createdResult(answer.id, answer, reason)
  if (response.status === 400 && answer.status === 'INVALID_REQUEST') return invalidResult(answer, reason)
  if (response.status < 500 || answer.status !== 'SERVER_ERROR') return { state: 'unknown' }
  return { state: 'unknown', code: reason === 'SYSTEM_ERROR' ? 'SYSTEM_ERROR' : 'SERVER_ERROR' }
}

/** The details of a payment → ours: by what ran for it, since a status may be left out. */
export const readDetails = (answer: Answer): CardResult => {
  const { status, applications = [] } = answer.applicationInformation ?? {}
  const reference = answer.id
  if (reference === undefined) return { state: 'unknown' }
  if (status === 'VOIDED' || status === 'REVERSED') return refusedResult('REVERSED', reference)
  const flag = (wanted: string) => applications.some(({ rFlag }) => rFlag === wanted)
  if (flag('DREVIEW')) return { state: 'review', reference }
  if (flag('DREJECT')) return refusedResult('REJECTED', reference)
  if (flag('DSCORE')) return refusedResult('AUTHORIZED_RISK_DECLINED', reference)
  if (applications.some(({ name, rCode }) => name === 'ics_bill' && rCode === '1'))
    return paidResult(reference, answer)
  // The bank's question was never answered, and its page is not told again: no money has moved.
  if (flag('DAUTHENTICATE') || flag('ESYSTEM')) return { state: 'none' }
  if (flag('DINVALIDDATA')) return refusedResult('INVALID_REQUEST', reference)
  return applications.some(({ rCode }) => rCode === '0')
    ? refusedResult('DECLINED', reference)
    : { state: 'unknown' }
}
