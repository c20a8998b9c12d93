/** What the simulated vendor does with a card. Statuses and reasons are the vendor's own words. */
export type Behaviour = {
  /** 3-D Secure: nothing is seen of it, a page asks, or it is refused without asking. */
  authentication: 'frictionless' | 'challenge' | 'refused'
  /** What the bank and the vendor's rules say once the cardholder is known. */
  outcome: Outcome
  /** The line goes dead instead of an answer, before or after the payment was made. */
  cut?: 'before' | 'after'
  /** A bare server error without a word on the payment, before or after it was made. */
  error?: 'before' | 'after'
  /** The payment is made at once, but the answer takes this long. */
  delayMs?: number
  /** The vendor takes a payment back by itself as soon as it is made. */
  voided?: boolean
  /** The cardholder's bank takes no refund: it is answered with 201 and `DECLINED`. */
  refusesRefund?: boolean
}

export type Outcome =
  | { status: 'AUTHORIZED' }
  /** The bank lets half of the amount go. */
  | { status: 'PARTIAL_AUTHORIZED' }
  | { status: 'AUTHORIZED_PENDING_REVIEW' | 'PENDING_REVIEW'; reason: string }
  | { status: 'AUTHORIZED_RISK_DECLINED'; reason: 'SCORE_EXCEEDS_THRESHOLD' | 'DECISION_PROFILE_REJECT' }
  | { status: 'DECLINED'; reason: string }
  | { status: 'INVALID_REQUEST'; reason: string }
  | { status: 'SERVER_ERROR'; reason: 'SYSTEM_ERROR' | 'SERVER_TIMEOUT' | 'SERVICE_TIMEOUT' }

const authorized: Outcome = { status: 'AUTHORIZED' }
const frictionless = (outcome: Outcome): Behaviour => ({ authentication: 'frictionless', outcome })
const decline = (reason: string) => frictionless({ status: 'DECLINED', reason })

/**
 * The documented test cards (README): the vendor's own numbers for 3-D Secure, and the simulator's for what goes wrong.
 * Any other number with a right check digit is authorized without a question.
 */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4111111111111111': frictionless(authorized),
  '5555555555554444': frictionless(authorized),
  '378282246310005': frictionless(authorized),
  '4000000000001000': frictionless(authorized),
  '4000000000002701': frictionless(authorized),
  '4000000000002719': frictionless(authorized),
  '4000000000002313': frictionless(authorized),
  '4000000000002925': { authentication: 'refused', outcome: authorized },
  '4000000000002503': { authentication: 'challenge', outcome: authorized },
  '4000000000001091': { authentication: 'challenge', outcome: authorized },

  '4000000000001109': { authentication: 'challenge', outcome: authorized },
  '4000000000001208': {
    authentication: 'challenge',
    outcome: { status: 'DECLINED', reason: 'INSUFFICIENT_FUND' },
  },
  '4000000000001307': { authentication: 'refused', outcome: authorized },
  '4000000000000002': decline('PROCESSOR_DECLINED'),
  '4000000000000101': decline('EXPIRED_CARD'),
  '4000000000000119': decline('INSUFFICIENT_FUND'),
  '4000000000000127': decline('STOLEN_LOST_CARD'),
  '4000000000000135': decline('CVN_NOT_MATCH'),
  '4000000000000010': { ...frictionless(authorized), voided: true, error: 'after' },
  '4000000000000028': frictionless({ status: 'SERVER_ERROR', reason: 'SYSTEM_ERROR' }),
  '4000000000000036': frictionless({ status: 'SERVER_ERROR', reason: 'SERVER_TIMEOUT' }),
  '4000000000000044': frictionless({ status: 'INVALID_REQUEST', reason: 'INVALID_MERCHANT_CONFIGURATION' }),
  '4000000000000051': frictionless({ status: 'INVALID_REQUEST', reason: 'CARD_TYPE_NOT_ACCEPTED' }),
  '4000000000000069': frictionless({
    status: 'AUTHORIZED_PENDING_REVIEW',
    reason: 'DECISION_PROFILE_REVIEW',
  }),
  '4000000000000143': frictionless({ status: 'PENDING_REVIEW', reason: 'CONTACT_PROCESSOR' }),
  '4000000000000077': frictionless({ status: 'AUTHORIZED_RISK_DECLINED', reason: 'SCORE_EXCEEDS_THRESHOLD' }),
  '4000000000000085': frictionless({ status: 'AUTHORIZED_RISK_DECLINED', reason: 'DECISION_PROFILE_REJECT' }),
  '4000000000000150': frictionless({ status: 'PARTIAL_AUTHORIZED' }),
  '4000000000000168': { ...frictionless(authorized), refusesRefund: true },
  '4000000000002107': { ...frictionless(authorized), cut: 'after' },
  '4000000000002206': { ...frictionless(authorized), cut: 'before' },
  '4000000000002305': { ...frictionless(authorized), error: 'before' },
  '4000000000002404': { ...frictionless(authorized), error: 'after' },
  '4000000000002602': { ...frictionless(authorized), delayMs: 8_000 },
  '4000000000002800': { authentication: 'challenge', outcome: authorized, cut: 'after' },
}

export const behaviourOf = (number: string): Behaviour => testCards[number] ?? frictionless(authorized)
