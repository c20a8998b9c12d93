import { randomBytes, randomUUID } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

const alphanumeric = (length: number) => {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 = 4 × 62: bytes above it would favour the first letters.
      if (byte < 248 && text.length < length) text += alphabet[byte % 62]
    }
  }
  return text
}

/** Unguessable ids in the grammars of the contract (section 1): ≥ 100 random bits each. */
export type Ids = typeof randomIds

export const randomIds = {
  /** 26 letters and digits. */
  customer: () => alphanumeric(26),
  /** 26 hex digits: baskets, lines, payment instruments, price adjustments, coupons, list items. */
  hex: () => randomBytes(13).toString('hex'),
  uuid: () => randomUUID(),
  /** A secret of 256 bits, URL-safe: refresh tokens, codes, one-time tokens. */
  secret: () => randomBytes(32).toString('base64url'),
}
