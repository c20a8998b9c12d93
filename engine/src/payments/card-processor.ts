import { createHash, hkdfSync } from 'node:crypto'
import { Type } from 'typebox'
import { hasShape } from '../kernel/schema.ts'
import type { CountryCode } from '../../../facts/countries.ts'
import {
  type CardDevice,
  type CardGateway,
  type CardPayment,
  type CardResult,
  type Movement,
  readTransientToken,
} from '../gateways/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { pageLink } from '../kernel/page-link.ts'
import { pagePaths, pathTo } from '../kernel/page-routes.ts'
import { seal, unseal } from '../kernel/seal.ts'
import { Browser, type CardToken, readCardToken } from './card-sessions.ts'
import type { Payment, ProcessorAnswer } from './payment.ts'
import type { Processor } from './processor.ts'

/** After so long the processor's index knows a payment that was made, and one it does not know is voided. */
export const lostAfterMs = 3 * 60_000

/** Kept from the first request to the second, for as long as the token lives. */
const StoredCard = Type.Object({
  token: Type.String(),
  expiresAt: Type.Number(),
  billTo: Type.Object({
    firstName: Type.String(),
    lastName: Type.String(),
    address1: Type.String(),
    city: Type.String(),
    country: Type.String(),
    email: Type.String(),
  }),
  device: Browser,
  ipAddress: Type.String(),
})

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'card token between two requests', 32))

/**
 * Where the bank's page sends the shopper's browser, without a cookie (S2.019): in the locale they pay in, since a page
 * of another country would take their basket there.
 */
const returnUrl = (ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>, transactionId: string) =>
  pageLink(ctx, pathTo(pagePaths.payment, transactionId))

type Step = 'pay' | 'resume' | 'back'

/** How a request of a payment is named at the processor: a text to find it by, digits to void it by. */
const namesOf = ({ id }: Payment, step: Step) => ({
  code: step === 'pay' ? id : `${id}-${step}`,
  transactionId: BigInt(
    `0x${createHash('sha256').update(`${id} ${step}`).digest('hex').slice(0, 15)}`,
  ).toString(),
})

/** The same of a part that goes back. */
const partNames = ({ id }: Payment, partId: string) => ({
  code: `${id}-${partId.slice(0, 8)}`,
  transactionId: BigInt(
    `0x${createHash('sha256').update(`${id} part ${partId}`).digest('hex').slice(0, 15)}`,
  ).toString(),
})

const invalid = { state: 'refused', reference: undefined, code: 'INVALID_PAYMENT' } as const

/**
 * Cards. The first request asks the bank who the cardholder is, and pays where the bank does not ask back; else a
 * second one pays after the answer. Each is named, so that what became of it is found without an answer.
 */
export const cardProcessor = (gateway: CardGateway, ctx: Ctx): Processor => {
  /** Payments from before their country was written down were taken by the account of the site's default country. */
  const countryOf = ({ record }: Payment): CountryCode =>
    record.country ?? ctx.site.countries.find((country) => country.default)?.code ?? ctx.country

  const requestOf = (
    payment: Payment,
    step: Step,
    card: Pick<CardPayment, 'token' | 'billTo' | 'device'>,
  ): CardPayment => ({
    ...namesOf(payment, step),
    ...card,
    country: countryOf(payment),
    orderNo: payment.orderNo,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
  })
  const referenceOf = async (payment: Payment, { setup, id }: CardToken) =>
    setup?.referenceId ??
    (await gateway.setUp({ country: countryOf(payment), code: namesOf(payment, 'pay').code, tokenId: id }))
      .referenceId

  /** The token of a card that came without one: only where the site and a simulated processor allow it. */
  const testToken = async (payment: Payment, maskedNumber = ''): Promise<CardToken | undefined> => {
    const { testCards } = ctx.gateways
    if (!testCards || !ctx.site.preferences.testCards) return undefined
    const { captureContext, key } = await gateway.openFields({
      origin: ctx.publicOrigin,
      country: countryOf(payment),
    })
    const jwt = await testCards.tokenOf(captureContext, maskedNumber)
    const token = await readTransientToken(jwt, key, ctx.now)
    return token && { jwt, keyId: key.kid, ...token, setup: undefined }
  }

  const pay: Processor['pay'] = async (payment, { cardToken, maskedNumber, billTo }) => {
    const token =
      cardToken === undefined
        ? await testToken(payment, maskedNumber).catch(() => undefined)
        : await readCardToken(ctx, cardToken)
    if (!token) return invalid
    // Nothing is charged before the reference is there.
    const referenceId = await referenceOf(payment, token).catch(() => undefined)
    if (referenceId === undefined) return { state: 'refused', reference: undefined, code: 'SERVER_ERROR' }
    const device: CardDevice = { ...token.setup?.browser, ipAddress: ctx.ip }
    const result = await gateway.pay(requestOf(payment, 'pay', { token: token.jwt, billTo, device }), {
      referenceId,
      returnUrl: returnUrl(ctx, payment.id),
    })
    if (result.state !== 'challenge') return result
    const stored = {
      token: token.jwt,
      expiresAt: token.expiresAt.getTime(),
      billTo,
      device: token.setup?.browser ?? {},
      ipAddress: ctx.ip,
    }
    const { authenticationId, reference, challenge } = result
    const sealed = seal(keyOf(ctx.secretKey), JSON.stringify(stored))
    return { state: 'challenge', reference, challenge, resumption: { authenticationId, sealed } }
  }

  const resume: Processor['resume'] = async (payment, { authenticationId, sealed }) => {
    const text = unseal(keyOf(ctx.secretKey), sealed)
    const stored: unknown = text === undefined ? undefined : JSON.parse(text)
    // A token that is over cannot pay: the shopper types the card anew.
    if (!hasShape(StoredCard, stored) || stored.expiresAt <= ctx.now.getTime()) return invalid
    const device: CardDevice = { ...stored.device, ipAddress: stored.ipAddress }
    const card = { token: stored.token, billTo: stored.billTo, device }
    return withoutChallenge(await gateway.resume(requestOf(payment, 'resume', card), authenticationId))
  }

  const query: Processor['query'] = async (payment) => {
    const country = countryOf(payment)
    if (payment.status === 'review' && payment.reference !== null)
      return withoutChallenge(await gateway.findByReference({ country, reference: payment.reference }))
    const { resumedAt } = payment.record
    const { code, transactionId } = namesOf(payment, resumedAt === undefined ? 'pay' : 'resume')
    const found = await gateway.findByCode({ country, code })
    if (found.state !== 'none') return withoutChallenge(found)
    const sentAt = resumedAt === undefined ? payment.createdAt : new Date(resumedAt)
    if (ctx.now.getTime() - sentAt.getTime() < lostAfterMs) return { state: 'unknown' }
    await gateway.voidUnanswered({ country, code: `${code}-void`, transactionId })
    return found
  }

  return {
    pay,
    resume,
    query,
    reverse: (payment, reference, amountMinor) =>
      gateway.refund({
        ...namesOf(payment, 'back'),
        country: countryOf(payment),
        reference,
        amountMinor,
        currency: payment.currency,
      }),
    reversePart: (payment, reference, { id, amountMinor }) =>
      gateway.refund({
        ...partNames(payment, id),
        country: countryOf(payment),
        reference,
        amountMinor,
        currency: payment.currency,
        isPart: true,
      }),
    list: async (period) => {
      const { movements, knownUntil } = await gateway.listMovements(period)
      return { movements: movements.flatMap(withPaymentId), knownUntil }
    },
  }
}

/** The payment's id out of any name of its requests. */
const paymentIdOf = (name: string) => /^([0-9a-f]{26})(-|$)/.exec(name)?.[1]

/** A sale without a name of ours was made elsewhere, on the same account. */
const withPaymentId = (movement: Movement): Movement[] => {
  const id = movement.names.map(paymentIdOf).find((found) => found !== undefined)
  if (id === undefined) return movement.direction === 'in' ? [] : [movement]
  return [{ ...movement, names: [...movement.names, id] }]
}

/** A bank that asks although it was answered has not been convinced. */
const withoutChallenge = (result: CardResult): ProcessorAnswer =>
  result.state === 'challenge' ? { state: 'refused', reference: result.reference, code: 'DECLINED' } : result
