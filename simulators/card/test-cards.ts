/** What the simulated vendor does with a card. */
export type Behaviour = {
  /** How it ends: the status of the payment. */
  result:
    | 'AUTHORIZED'
    | 'AUTHORIZED_PENDING_REVIEW'
    | 'AUTHORIZED_RISK_DECLINED'
    | 'DECLINED'
    | 'REVERSED'
    | 'REJECTED'
    | 'INVALID_REQUEST'
    | 'INVALID_PAYMENT'
    | 'SERVER_ERROR'
    | 'SYSTEM_ERROR'
  /** 3-D Secure: nothing is seen of it, a page asks, or it is refused without asking. */
  authentication: 'frictionless' | 'challenge' | 'refused'
  /** The line goes dead instead of an answer, before or after the payment was made. */
  cut?: 'before' | 'after'
  /** A server error without a word on the payment, before or after it was made. */
  error?: 'before' | 'after'
  /** The payment is made at once, but the answer takes this long. */
  delayMs?: number
}

const ends = (result: Behaviour['result']): Behaviour => ({ result, authentication: 'frictionless' })

/** The documented test cards (README). Any other number with a right check digit is authorized without a question. */
export const testCards: Readonly<Record<string, Behaviour>> = {
  '4111111111111111': ends('AUTHORIZED'),
  '5555555555554444': ends('AUTHORIZED'),
  '378282246310005': ends('AUTHORIZED'),
  '4000000000000002': ends('DECLINED'),
  '4000000000000010': ends('REVERSED'),
  '4000000000000028': ends('SYSTEM_ERROR'),
  '4000000000000036': ends('SERVER_ERROR'),
  '4000000000000044': ends('INVALID_REQUEST'),
  '4000000000000051': ends('INVALID_PAYMENT'),
  '4000000000000069': ends('AUTHORIZED_PENDING_REVIEW'),
  '4000000000000077': ends('AUTHORIZED_RISK_DECLINED'),
  '4000000000000085': ends('REJECTED'),
  '4000000000001109': { result: 'AUTHORIZED', authentication: 'challenge' },
  '4000000000001208': { result: 'DECLINED', authentication: 'challenge' },
  '4000000000001307': { result: 'DECLINED', authentication: 'refused' },
  '4000000000002107': { ...ends('AUTHORIZED'), cut: 'after' },
  '4000000000002206': { ...ends('AUTHORIZED'), cut: 'before' },
  '4000000000002305': { ...ends('AUTHORIZED'), error: 'before' },
  '4000000000002404': { ...ends('AUTHORIZED'), error: 'after' },
  '4000000000002503': { ...ends('AUTHORIZED'), delayMs: 8_000 },
}

export const behaviourOf = (number: string): Behaviour => testCards[number] ?? ends('AUTHORIZED')
