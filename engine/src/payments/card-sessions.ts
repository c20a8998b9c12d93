import { type Static, Type } from 'typebox'
import { hasShape } from '../kernel/schema.ts'
import { type CardFieldsSession, keyIdOf, readTransientToken, SessionKey } from '../gateways/index.ts'
import { type Ctx, knownShopper } from '../kernel/context.ts'
import { insertCardSession, selectCardSession, updateCardSetup } from './queries.ts'

/** The cardholder's browser, as its script tells it. */
export const Browser = Type.Object(
  {
    language: Type.Optional(Type.String({ maxLength: 20 })),
    colorDepth: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
    screenHeight: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
    screenWidth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
    timeDifference: Type.Optional(Type.Integer({ minimum: -1440, maximum: 1440 })),
    javaEnabled: Type.Optional(Type.Boolean()),
    userAgent: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
)

/** What 3-D Secure was prepared with. */
const CardSetup = Type.Object({ tokenId: Type.String(), referenceId: Type.String(), browser: Browser })
export type CardSetup = Static<typeof CardSetup>

/** A card token that the vendor has made in a session of this shopper. */
export type CardToken = {
  jwt: string
  id: string
  keyId: string
  expiresAt: Date
  setup: CardSetup | undefined
}

/** Keeps the key of a session, and nothing of those that are over. */
export const storeCardSession = (ctx: Ctx, { key, expiresAt }: CardFieldsSession): Promise<unknown> =>
  ctx.db.run(
    insertCardSession(ctx.site.siteId, {
      keyId: key.kid,
      customerId: knownShopper(ctx).customerId,
      key,
      expiresAt,
      now: ctx.now,
    }),
  )

/** The token, where it is of a session of this shopper's own and not over; undefined for any other. */
export const readCardToken = async (ctx: Ctx, jwt: string): Promise<CardToken | undefined> => {
  const keyId = keyIdOf(jwt)
  if (keyId === undefined) return undefined
  const { customerId } = knownShopper(ctx)
  const session = await ctx.db.maybe(selectCardSession(ctx.site.siteId, customerId, keyId))
  if (!session || !hasShape(SessionKey, session.key)) return undefined
  const token = await readTransientToken(jwt, session.key, ctx.now)
  if (!token) return undefined
  // Another card may have been typed into the same fields since.
  const setup = hasShape(CardSetup, session.setup) ? session.setup : undefined
  return { jwt, keyId, ...token, setup: setup?.tokenId === token.id ? setup : undefined }
}

export const storeCardSetup = (ctx: Ctx, keyId: string, setup: CardSetup): Promise<unknown> =>
  ctx.db.run(updateCardSetup(ctx.site.siteId, knownShopper(ctx).customerId, keyId, setup))
