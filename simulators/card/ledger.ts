import { randomInt } from 'node:crypto'
import type { Outcome } from './test-cards.ts'

/** One of the vendor's services that ran for a request; `rCode` 1 done, 0 declined, -1 error. */
export type Application = { name: string; rCode: '1' | '0' | '-1'; rFlag: string; reasonCode: string }

/** A payment as the vendor keeps it. Amounts in minor units. */
export type Payment = {
  id: string
  /** Whose account took it. */
  merchantId: string
  /** The merchant's reference of the attempt. */
  code: string
  /** The merchant's name for this very request: never used twice, and good for a time-out void. */
  transactionId: string | undefined
  status: Outcome['status'] | 'PENDING_AUTHENTICATION' | 'VOIDED' | 'REVERSED'
  reason: string | undefined
  amount: number
  currency: string
  authorized: number
  captured: number
  refunded: number
  /** What the cardholder's bank took back. */
  chargedBack: number
  /** That bank takes no refund. */
  refusesRefund?: boolean
  applications: Application[]
  submittedAt: number
  /** From when on the search knows of it. */
  indexedAt: number
}

/** Money that goes back, with an id of its own at the vendor. */
export type FollowUp = {
  id: string
  kind: 'void' | 'reversal' | 'refund'
  payment: Payment
  code: string
  amount: number
  /** Absent: it went back. */
  isDeclined?: true
  submittedAt: number
  /** From when on the search knows of it. */
  indexedAt: number
}

/** The cardholder's bank takes money back; the merchant hears of it by a report alone. */
export type Chargeback = { id: string; payment: Payment; amount: number; at: number }

export type Attempt = Pick<Payment, 'merchantId' | 'code' | 'transactionId' | 'amount' | 'currency'>

const minuteMs = 60_000
const duplicateMs = 15 * minuteMs
/** A batch is closed once a day; until then a sale can be voided. */
const batchMs = 24 * 60 * minuteMs
/** A time-out void may be asked for this long after the payment, not before. */
const timeoutVoidMs = minuteMs

const newId = () => Array.from({ length: 22 }, () => randomInt(10)).join('')

const acceptedBy = (name: string): Application => ({ name, rCode: '1', rFlag: 'SOK', reasonCode: '100' })
const refusedBy = (name: string, rFlag: string, reasonCode: string): Application => ({
  name,
  rCode: rFlag.startsWith('E') ? '-1' : '0',
  rFlag,
  reasonCode,
})

/** What the vendor's services say for an outcome, and what of the amount they took. */
const resultOf = (outcome: Outcome, amount: number) => {
  const nothing = { authorized: 0, captured: 0 }
  switch (outcome.status) {
    case 'AUTHORIZED':
      return {
        authorized: amount,
        captured: amount,
        applications: [acceptedBy('ics_auth'), acceptedBy('ics_bill')],
      }
    case 'PARTIAL_AUTHORIZED': {
      const part = Math.floor(amount / 2)
      const partly = { ...acceptedBy('ics_auth'), rFlag: 'SPARTIALAPPROVAL', reasonCode: '110' }
      return { authorized: part, captured: part, applications: [partly, acceptedBy('ics_bill')] }
    }
    case 'AUTHORIZED_PENDING_REVIEW':
      return { authorized: amount, captured: 0, applications: [refusedBy('ics_auth', 'DREVIEW', '480')] }
    case 'PENDING_REVIEW':
      return { ...nothing, applications: [refusedBy('ics_auth', 'DREVIEW', '480')] }
    case 'AUTHORIZED_RISK_DECLINED': {
      const rejected = outcome.reason === 'DECISION_PROFILE_REJECT'
      const decision = refusedBy('ics_decision', rejected ? 'DREJECT' : 'DSCORE', rejected ? '481' : '400')
      return { authorized: amount, captured: 0, applications: [acceptedBy('ics_auth'), decision] }
    }
    case 'DECLINED':
      return { ...nothing, applications: [refusedBy('ics_auth', 'DCARDREFUSED', '203')] }
    case 'INVALID_REQUEST':
      return { ...nothing, applications: [refusedBy('ics_auth', 'DINVALIDDATA', '102')] }
    case 'SERVER_ERROR':
      return { ...nothing, applications: [refusedBy('ics_auth', 'ESYSTEM', '150')] }
  }
}

/** What the vendor remembers of money while the process lives. */
export const createLedger = (now: () => Date, indexLagMs: number) => {
  const payments = new Map<string, Payment>()
  const followUps = new Map<string, FollowUp>()
  const chargebacks: Chargeback[] = []
  const transactionIds = new Set<string>()
  const at = () => now().getTime()

  const timestamps = () => ({ submittedAt: at(), indexedAt: at() + indexLagMs })

  const recordPayment = (
    attempt: Attempt,
    rest: Omit<Payment, keyof Attempt | 'id' | 'submittedAt' | 'indexedAt' | 'refunded' | 'chargedBack'>,
  ) => {
    const payment: Payment = {
      ...attempt,
      ...rest,
      id: newId(),
      refunded: 0,
      chargedBack: 0,
      ...timestamps(),
    }
    payments.set(payment.id, payment)
    return payment
  }
  const recordFollowUp = (kind: FollowUp['kind'], payment: Payment, code: string, amount: number) => {
    const followUp: FollowUp = { id: newId(), kind, payment, code, amount, ...timestamps() }
    followUps.set(followUp.id, followUp)
    return followUp
  }
  const isSettled = (payment: Payment) => at() - payment.submittedAt >= batchMs
  const isOver = ({ status }: Payment) => status === 'VOIDED' || status === 'REVERSED'

  const undo = (payment: Payment, status: 'VOIDED' | 'REVERSED', code: string) => {
    const amount = payment.captured || payment.authorized
    payment.status = status
    payment.captured = 0
    return recordFollowUp(status === 'VOIDED' ? 'void' : 'reversal', payment, code, amount)
  }

  return {
    /** Why this request may not be carried out; undefined when it may. */
    duplicateReason: ({ code, transactionId }: Pick<Attempt, 'code' | 'transactionId'>) => {
      if (transactionId !== undefined && transactionIds.has(transactionId)) return 'INVALID_DATA'
      const earlier = [...payments.values()].find(
        (one) => one.code === code && one.authorized > 0 && at() - one.submittedAt < duplicateMs,
      )
      return earlier ? 'DUPLICATE_REQUEST' : undefined
    },
    /** Records that a request of this name came in, whatever its outcome. */
    noteRequest: (transactionId: string | undefined) => {
      if (transactionId !== undefined) transactionIds.add(transactionId)
    },
    /** The bank and the vendor's rules decide. */
    authorize: (attempt: Attempt, outcome: Outcome): Payment =>
      recordPayment(attempt, {
        status: outcome.status,
        reason: 'reason' in outcome ? outcome.reason : undefined,
        ...resultOf(outcome, attempt.amount),
      }),
    /** The cardholder has to authenticate: no money moves. */
    requireAuthentication: (attempt: Attempt): Payment =>
      recordPayment(attempt, {
        status: 'PENDING_AUTHENTICATION',
        reason: 'CONSUMER_AUTHENTICATION_REQUIRED',
        authorized: 0,
        captured: 0,
        applications: [refusedBy('ics_pa_enroll', 'DAUTHENTICATE', '475')],
      }),
    /** The merchant's desk decides on a payment under review. */
    review: (payment: Payment, accepted: boolean) => {
      if (payment.status !== 'AUTHORIZED_PENDING_REVIEW' && payment.status !== 'PENDING_REVIEW') return
      if (!accepted) return void undo(payment, 'REVERSED', payment.code)
      Object.assign(
        payment,
        { status: 'AUTHORIZED', reason: undefined },
        resultOf({ status: 'AUTHORIZED' }, payment.amount),
      )
    },
    /** A sale whose batch is open. Gives the vendor's reason where it cannot be voided. */
    void: (payment: Payment, code: string): FollowUp | string =>
      payment.captured === 0 || isSettled(payment) || payment.refunded > 0 || payment.chargedBack > 0
        ? 'NOT_VOIDABLE'
        : undo(payment, 'VOIDED', code),
    /** An authorization that was not captured. */
    reverse: (payment: Payment, code: string): FollowUp | string => {
      if (payment.status === 'REVERSED') return 'AUTH_ALREADY_REVERSED'
      if (isOver(payment) || payment.captured > 0) return 'TRANSACTION_ALREADY_REVERSED_OR_SETTLED'
      return payment.authorized === 0 ? 'MISSING_AUTH' : undo(payment, 'REVERSED', code)
    },
    /** Captured money, whole or in parts, never more than there is. */
    refund: (payment: Payment, code: string, amount: number): FollowUp | string => {
      if (payment.status === 'VOIDED') return 'CAPTURE_ALREADY_VOIDED'
      if (amount > payment.captured - payment.refunded - payment.chargedBack) return 'INVALID_AMOUNT'
      if (payment.refusesRefund)
        return Object.assign(recordFollowUp('refund', payment, code, amount), { isDeclined: true })
      payment.refunded += amount
      return recordFollowUp('refund', payment, code, amount)
    },
    /** Voids the sale that a request of this name made; too early, or without one, there is nothing to void. */
    voidLost: (transactionId: string, code: string): FollowUp | string => {
      const payment = [...payments.values()].find((one) => one.transactionId === transactionId)
      if (!payment || payment.captured === 0 || at() - payment.submittedAt < timeoutVoidMs)
        return 'INVALID_DATA'
      return isSettled(payment) ? 'NOT_VOIDABLE' : undo(payment, 'VOIDED', code)
    },
    /** The cardholder's bank takes back what is left. */
    chargeBack: (payment: Payment) => {
      const amount = payment.captured - payment.refunded - payment.chargedBack
      if (amount <= 0) return
      payment.chargedBack += amount
      chargebacks.push({ id: newId(), payment, amount, at: at() })
    },
    chargebacks: () => chargebacks,
    find: (id: string) => payments.get(id),
    findFollowUp: (id: string) => followUps.get(id),
    all: () => [...payments.values()],
    followUps: () => [...followUps.values()],
  }
}

export type Ledger = ReturnType<typeof createLedger>
