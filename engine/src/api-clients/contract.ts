import { OneOf, Open, Type } from '../kernel/schema.ts'

/** What a program gets for its credentials (RFC 6749, 5.1). */
export const tokenContract = {
  answer: Open('AdminToken', {
    access_token: Type.String(),
    token_type: OneOf('Bearer'),
    /** Seconds. */
    expires_in: Type.Integer(),
    /** Joined by blanks. */
    scope: Type.String(),
  }),
}
