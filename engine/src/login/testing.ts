import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dbOver, openPool } from '../db/db.ts'
import { json, sql } from '../db/sql.ts'
import { templateDatabase } from '../db/testing.ts'
import { expect, vi } from 'vitest'
import { listMails, readMail } from '../mail/module.ts'
import type { TestEngine } from '../testing.ts'
import { returnAddress } from './identity/handshake.ts'
import type { TokenResponse } from './tokens/issue-tokens.ts'

/** Where a test signs in; the defaults are those of the demonstration and QA bundles. */
export type TestShop = { organizationId: string; siteId: string; clientId: string; redirectUri: string }

export const testShop: TestShop = {
  organizationId: 'f_ecom_lmna_001',
  siteId: 'Lamina',
  clientId: '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f',
  redirectUri: 'http://localhost:3000/callback',
}

export type Credentials = { login: string; password: string }

/** Tokens of a test shopper, under shorter names. */
export type SignedIn = {
  token: string
  refreshToken: string
  customerId: string
  usid: string
  tokens: TokenResponse
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' }

/** A body as HTML forms send it, for SLAS calls. */
export const form = (fields: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  ).toString()

/** Path of a SLAS call. */
export const slas = (path: string, shop: TestShop = testShop): string =>
  `/shopper/auth/v1/organizations/${shop.organizationId}/oauth2/${path}`

/** Where identity providers send browsers back to a test engine; registered with the simulated ones. */
export const providerReturn = (provider: string): string =>
  returnAddress({ publicOrigin: 'http://localhost:3000', site: testShop }, provider)

export const basicAuthorization = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

/** A PKCE pair. */
export const pkce = () => {
  const verifier = randomBytes(64).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** POSTs a form to a SLAS path. */
export const postForm = <T = Record<string, unknown>>(
  engine: TestEngine,
  path: string,
  fields: Record<string, string | undefined>,
  headers: Record<string, string> = {},
) => engine.call<T>('POST', slas(path), { body: form(fields), headers: { ...formType, ...headers } })

/** The query of a redirect. Throws when the answer is none, with what it said. */
export const redirectQuery = (answer: {
  status: number
  body: unknown
  headers: Record<string, unknown>
}) => {
  if (answer.status !== 303)
    throw new Error(`no redirect but ${answer.status}: ${JSON.stringify(answer.body)}`)
  return Object.fromEntries(new URL(String(answer.headers.location)).searchParams)
}

/** First half of a sign-in: the code, for a guest or for credentials. `usid` links it to an earlier session. */
export const getCode = async (
  engine: TestEngine,
  who: 'guest' | Credentials,
  { usid, challenge }: { usid?: string | undefined; challenge: string },
) => {
  const fields = {
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri: testShop.redirectUri,
    response_type: 'code',
    code_challenge: challenge,
    usid,
  }
  const answer =
    who === 'guest'
      ? await engine.call('GET', `${slas('authorize')}?${form({ ...fields, hint: 'guest' })}`)
      : await postForm(engine, 'login', fields, {
          authorization: basicAuthorization(who.login, who.password),
        })
  return redirectQuery(answer)
}

/** Second half: tokens for a code. */
export const exchange = (engine: TestEngine, code: string, verifier: string, dnt?: string) =>
  postForm<TokenResponse>(engine, 'token', {
    grant_type: 'authorization_code_pkce',
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    redirect_uri: testShop.redirectUri,
    code,
    code_verifier: verifier,
    dnt,
  })

/**
 * Signs a shopper in through the HTTP surface: `signIn(engine, 'guest')`, or with credentials; `usid` of a guest
 * makes them the previous guest whose basket merge finds.
 */
export const signIn = async (
  engine: TestEngine,
  who: 'guest' | Credentials,
  options: { usid?: string } = {},
): Promise<SignedIn> => {
  const { verifier, challenge } = pkce()
  const { code } = await getCode(engine, who, { usid: options.usid, challenge })
  const { status, body } = await exchange(engine, String(code), verifier)
  if (status !== 200) throw new Error(`no token but ${status}: ${JSON.stringify(body)}`)
  return {
    token: body.access_token,
    refreshToken: body.refresh_token,
    customerId: body.customer_id,
    usid: body.usid,
    tokens: body,
  }
}

/** New tokens for a refresh token. */
export const refresh = (engine: TestEngine, refreshToken: string) =>
  postForm<TokenResponse>(engine, 'token', {
    grant_type: 'refresh_token',
    client_id: testShop.clientId,
    channel_id: testShop.siteId,
    refresh_token: refreshToken,
  })

/** Path below a customer: `customerPath(id, '/addresses')`. */
export const customerPath = (customerId: string, rest = '', query = ''): string =>
  `/customer/shopper-customers/v1/organizations/${testShop.organizationId}/customers/${customerId}${rest}?siteId=${testShop.siteId}${query}`

export const testPassword = 'Cubierta-Roja 84!'

let registered = 0

/** Registers a customer as a guest would and signs them in; every call makes another one. */
export const registerCustomer = async (
  engine: TestEngine,
  customer: Record<string, unknown> = {},
): Promise<SignedIn & Credentials> => {
  const guest = await signIn(engine, 'guest')
  const login = typeof customer.login === 'string' ? customer.login : `cliente${++registered}@pruebas.example`
  const { status, body } = await engine.call(
    'POST',
    `/customer/shopper-customers/v1/organizations/${testShop.organizationId}/customers?siteId=${testShop.siteId}`,
    {
      as: guest.token,
      body: {
        customer: { firstName: 'Ana', lastName: 'Prueba', email: login, login, ...customer },
        password: testPassword,
      },
    },
  )
  if (status !== 200) throw new Error(`not registered but ${status}: ${JSON.stringify(body)}`)
  const credentials = { login, password: testPassword }
  return { ...credentials, ...(await signIn(engine, credentials, { usid: guest.usid })) }
}

/** A private client of the shop that `shopTemplate` sets up. */
export const privateClient = {
  id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  secret: 'secreto-de-la-aplicacion-privada',
}

/** The private application as a bundle's `site.json` writes it. */
export const privateApplication = {
  id: privateClient.id,
  name: 'Aplicación privada',
  redirectUris: ['https://privada.example/callback'],
  secretSha256: createHash('sha256').update(privateClient.secret).digest('hex'),
}

/** A database with the QA bundle's site and nothing else: enough for whoever only signs in. */
export const shopTemplate = (): Promise<string> =>
  templateDatabase('shop', async (url) => {
    const folder = new URL('../../../demo/qa/', import.meta.url)
    const read = async (name: string) => JSON.parse(await readFile(new URL(name, folder), 'utf8'))
    const site = await read('site.json')
    site.clients.push(privateApplication)
    const pool = openPool(url)
    await dbOver(pool).run(sql`
      insert into site (id, organization_id, config, shipping, synonyms)
      values (${site.siteId}, ${site.organizationId}, ${json(site)}, ${json(await read('shipping.json'))},
        ${json(await read('synonyms.json'))})`)
    await pool.end()
  })

/** The newest mail to somebody, once it has been written; jobs must be started. `after` skips earlier ones. */
export const mailTo = async (engine: TestEngine, recipient: string, template: string, after = 0) => {
  const mails = async () =>
    (await listMails(engine.engine.db)).filter(
      (mail) => mail.recipient === recipient && mail.template === template,
    )
  await vi.waitFor(async () => expect((await mails()).length).toBeGreaterThan(after), {
    timeout: 15_000,
    interval: 50,
  })
  const [newest] = await mails()
  const mail = await readMail(engine.engine.db, newest?.id ?? '')
  if (!mail) throw new Error(`no mail to ${recipient}`)
  return mail
}

/** The link of a mail. */
export const linkIn = (mail: { plain: string }): URL => {
  const [link] = /https?:\/\/\S+/.exec(mail.plain) ?? []
  if (!link) throw new Error(`no link in: ${mail.plain}`)
  return new URL(link)
}
