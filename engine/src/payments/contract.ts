import { unavailable } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { Browser } from './card-sessions.ts'
import { cardsNotOffered, cardTokenNotValid } from './problems.ts'

export const paymentsContract = {
  getCardFields: {
    auth: 'registered',
    answer: Open('CardFields', {
      /** For the vendor's library; it lets this shop's pages hold the fields. */
      captureContext: Type.String(),
      /** The vendor's library, and what its bytes must amount to. */
      library: Type.Object({ url: Type.String(), integrity: Type.String() }),
    }),
    problems: [cardsNotOffered, unavailable],
    perMinute: 60,
  },
  setUpCardAuthentication: {
    auth: 'registered',
    body: Body('card_authentication', {
      /** Of the card fields. */
      token: Type.String({ minLength: 1, maxLength: 4000 }),
      browser: Type.Optional(Browser),
    }),
    answer: Open('CardAuthentication', {
      /** A hidden frame posts it as `JWT` to `collectUrl`: the bank gets to know the browser. */
      accessToken: Type.String(),
      collectUrl: Type.String(),
    }),
    problems: [cardsNotOffered, cardTokenNotValid, unavailable],
    perMinute: 60,
  },
} as const
