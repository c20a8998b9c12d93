import { randomIds } from '../kernel/ids.ts'
import type { TestEngine } from '../testing.ts'
import { createApiClient, type NewClient } from './index.ts'

export const tenant = 'SALESFORCE_COMMERCE_API:lmna_001'

/** Asks for a token as a program does. */
export const askForToken = (
  { call }: Pick<TestEngine, 'call'>,
  { id, secret }: { id: string; secret: string },
  scopes: readonly string[],
) =>
  call<{ access_token: string; error?: string; scope?: string; expires_in?: number }>(
    'POST',
    '/dwsso/oauth2/access_token',
    {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: scopes.join(' ') }).toString(),
    },
  )

/** A new client of the shop, and a token with its tenant and all its scopes. */
export const openClient = async (
  shop: Pick<TestEngine, 'call' | 'engine'>,
  wanted: Partial<NewClient> = {},
) => {
  const ctx = await shop.engine.merchantContext()
  const scopes = wanted.scopes ?? ['sfcc.orders.rw', 'sfcc.audit']
  const client = await createApiClient({ ...ctx, newId: randomIds }, { name: 'ERP', ...wanted, scopes })
  const { body } = await askForToken(shop, client, [tenant, ...scopes])
  return { ...client, token: body.access_token }
}
