import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { randomIds } from '../../kernel/ids.ts'
import { signAccessToken, signingKeyFrom } from '../../login/index.ts'
import { testShop } from '../../login/testing.ts'
import type { ConformanceShop } from './shop.ts'
import { otherSite } from './shop.ts'

/** Somebody who calls. `valid` tokens speak for a shopper; the others are refused before anything is looked at. */
export type Actor = {
  name: string
  token: string | undefined
  customerId: string
  siteId: string
  valid: boolean
}

const key = signingKeyFrom('test-secret-key-0123456789abcdef0123456789')

type Claims = { siteId?: string; sessionId?: string; customerId?: string; guestId?: string }

const tokenOf = (claims: Claims, at: Date) =>
  signAccessToken(
    key,
    {
      organizationId: testShop.organizationId,
      siteId: claims.siteId ?? testShop.siteId,
      clientId: testShop.clientId,
      usid: randomUUID(),
      guestId: claims.guestId ?? randomIds.customer(),
      ...(claims.customerId
        ? { customer: { id: claims.customerId, login: 'x@qa.example', name: 'X', identityProvider: 'ecom' } }
        : {}),
      ...(claims.sessionId ? { sessionId: claims.sessionId } : {}),
      doNotTrack: true,
    },
    at,
  )

/** The owner's own claims, signed by somebody else. */
const forge = async (token: string) => {
  const [, claims = ''] = token.split('.')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return new SignJWT(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'jwt' })
    .sign(privateKey)
}

/** The owner's own claims, not signed at all. */
const withoutSignature = (token: string) =>
  `${Buffer.from('{"alg":"none","typ":"jwt"}').toString('base64url')}.${token.split('.')[1]}.`

/** Everybody but this owner. */
export type Strangers = (ownerId: string, registered: boolean) => Promise<Actor[]>

const refusedActor = (name: string, ownerId: string, token: string | undefined): Actor => ({
  name,
  token,
  customerId: ownerId,
  siteId: testShop.siteId,
  valid: false,
})

const endedSessionId = '00000000-0000-4000-8000-000000000000'

/**
 * Nine who are not the owner, and two more. The other site's shopper has the owner's own customer id there, and the
 * expired, revoked and forged tokens speak for the owner: nothing but the token's worth keeps them out.
 */
export const openActors = async (shop: ConformanceShop): Promise<Strangers> => {
  const known = {
    'a guest': await shop.guest(),
    'another guest': await shop.guest(),
    'a customer': await shop.customer(),
    'another customer': await shop.customer(),
  }
  const shoppers: Actor[] = Object.entries(known).map(([name, { token, customerId }]) => {
    return { name, token, customerId, siteId: testShop.siteId, valid: true }
  })
  return async (ownerId, registered) => {
    if (registered) await copyToOtherSite(shop, ownerId)
    const now = shop.clock.now()
    const owner = registered ? { customerId: ownerId } : { guestId: ownerId }
    const elsewhere = await tokenOf({ ...owner, siteId: otherSite }, now)
    const own = await tokenOf(owner, now)
    const expired = await tokenOf(owner, new Date(now.getTime() - 3_600_000))
    const revoked = await tokenOf({ customerId: ownerId, sessionId: endedSessionId }, now)
    return [
      ...shoppers,
      refusedActor('no token', ownerId, undefined),
      refusedActor("another site's token", ownerId, elsewhere),
      refusedActor('an expired token', ownerId, expired),
      refusedActor('a revoked token', ownerId, revoked),
      refusedActor('a forged token', ownerId, await forge(own)),
      refusedActor('an unsigned token', ownerId, withoutSignature(own)),
      {
        name: 'the shopper of this id at the other site',
        token: elsewhere,
        customerId: ownerId,
        siteId: otherSite,
        valid: true,
      },
    ]
  }
}

/** Makes the owner's id that of somebody else at the other site. */
const copyToOtherSite = ({ database }: ConformanceShop, ownerId: string) =>
  database.pool.query(
    `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at)
     select $2, id, customer_no, login, email, credentials_changed_at, created_at, modified_at
     from customer where id = $1 and site_id = $3`,
    [ownerId, otherSite, testShop.siteId],
  )
