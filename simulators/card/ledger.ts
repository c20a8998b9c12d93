import { createHash, randomBytes } from 'node:crypto'
import { type Behaviour, behaviourOf } from './test-cards.ts'

export type Card = {
  number: string
  holder: string
  month: number
  year: number
}

/** A payment as the vendor keeps it. */
export type Payment = {
  id: string
  /** The merchant's own id of the attempt: the same one never charges twice. */
  transactionId: string
  orderCode: string
  status: Behaviour['result'] | 'PENDING_AUTHENTICATION'
  reason: string | undefined
  amount: string
  currency: string
  captured: string
  reversed: boolean
  returnUrl: string
  behaviour: Behaviour
}

export type PaymentOrder = Pick<
  Payment,
  'transactionId' | 'orderCode' | 'amount' | 'currency' | 'returnUrl'
> & {
  token: string
}

export const tokenMinutes = 15

/** What the vendor remembers while the process lives. A card number is forgotten once its token is used. */
export const createLedger = (now: () => Date) => {
  const tokens = new Map<string, { card: Card; expiresAt: number }>()
  const payments = new Map<string, Payment>()

  const redeem = (token: string): Card | undefined => {
    const found = tokens.get(token)
    tokens.delete(token)
    return found && found.expiresAt > now().getTime() ? found.card : undefined
  }

  return {
    /** Swaps a card for a token that pays once. */
    tokenize: (card: Card): string => {
      const token = `tok_${randomBytes(24).toString('base64url')}`
      tokens.set(token, { card, expiresAt: now().getTime() + tokenMinutes * 60_000 })
      return token
    },
    /** Pays, or asks the shopper; undefined when the token is unknown, used or too old. */
    pay: ({ token, ...order }: PaymentOrder): Payment | undefined => {
      const id = idOf(order.transactionId)
      const known = payments.get(id)
      if (known) return known
      const card = redeem(token)
      if (!card) return undefined
      const payment = begin(id, order, behaviourOf(card.number))
      const { cut, error } = payment.behaviour
      if (cut !== 'before' && error !== 'before') payments.set(id, payment)
      return payment
    },
    /** The shopper's answer to the challenge. */
    answerChallenge: (payment: Payment, answer: 'complete' | 'fail' | 'abandon') => {
      if (payment.status !== 'PENDING_AUTHENTICATION') return
      if (answer === 'complete' && payment.behaviour.result === 'AUTHORIZED') return authorize(payment)
      payment.status = 'DECLINED'
      payment.reason =
        answer === 'abandon' ? 'CONSUMER_AUTHENTICATION_ABANDONED' : 'CONSUMER_AUTHENTICATION_FAILED'
    },
    /** The merchant's desk decides on a payment under review. */
    review: (payment: Payment, accepted: boolean) => {
      if (payment.status !== 'AUTHORIZED_PENDING_REVIEW') return
      if (accepted) return authorize(payment)
      payment.status = 'REJECTED'
    },
    /** Takes it back; further answers say REVERSED. */
    reverse: (payment: Payment) => {
      payment.status = 'REVERSED'
      payment.reversed = true
      payment.captured = '0.00'
    },
    find: (id: string) => payments.get(id),
    findByTransaction: (transactionId: string) => payments.get(idOf(transactionId)),
    all: () => [...payments.values()],
  }
}

export type Ledger = ReturnType<typeof createLedger>

/** The same attempt has the same id, also after a restart. */
const idOf = (transactionId: string) =>
  BigInt(`0x${createHash('sha256').update(transactionId).digest('hex').slice(0, 18)}`)
    .toString()
    .padStart(22, '7')

const begin = (id: string, order: Omit<PaymentOrder, 'token'>, behaviour: Behaviour): Payment => {
  const payment: Payment = {
    ...order,
    id,
    behaviour,
    status: behaviour.authentication === 'challenge' ? 'PENDING_AUTHENTICATION' : behaviour.result,
    reason: behaviour.authentication === 'refused' ? 'CONSUMER_AUTHENTICATION_FAILED' : undefined,
    captured: '0.00',
    reversed: false,
  }
  if (payment.status === 'AUTHORIZED') authorize(payment)
  return payment
}

const authorize = (payment: Payment) => {
  payment.status = 'AUTHORIZED'
  payment.captured = payment.amount
}
