import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { dbOver } from '../db/db.ts'
import { templateDatabase } from '../db/testing.ts'
import { importBundle } from '../import/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { randomIds } from '../kernel/ids.ts'
import { signAccessToken, signingKeyFrom } from '../login/index.ts'
import { createTestEngine, type TestEngine, type TestEngineOptions } from '../testing.ts'

const folder = fileURLToPath(new URL('../../../demo/qa', import.meta.url))

/** The shop of the QA bundle, with shoppers made on the spot: calls go through HTTP as any client's do. */
export type BasketShop = TestEngine & {
  guest(): Promise<Caller>
  customer(options?: { guestId?: string }): Promise<Caller>
  /** A customer who is there already. */
  shopperWith(customerId: string): Promise<Caller>
  /** What http would build for this customer's call, to look behind an operation. */
  contextFor(caller: Caller): Promise<Ctx>
}

/** One shopper's way to call: paths below the organization, the site and locale added. */
export type Caller = {
  customerId: string
  token: string
  call(
    method: string,
    path: string,
    body?: unknown,
    locale?: string,
  ): Promise<{ status: number; body: Answered; headers: Record<string, unknown> }>
  /** Opens a basket and gives its id. */
  basket(locale?: string): Promise<string>
  add(basketId: string, ...items: unknown[]): Promise<Answered>
}

/** Loosely typed on purpose: tests look at what arrived, not at what our types promise. */
export type Answered = Record<string, never> & { [name: string]: unknown }

const v1 = '/checkout/shopper-baskets/v1/organizations/f_ecom_lmna_001'

/** The QA bundle in a database to be copied. */
export const qaBundleTemplate = (): Promise<string> =>
  templateDatabase('qa_bundle', async (url) => {
    await importBundle({ databaseUrl: url, folder, now: new Date('2026-11-01T12:00:00Z') })
  })

/** Opens it over the QA bundle, or over another template that holds its site. */
export const openBasketShop = async (
  options: TestEngineOptions = {},
  template?: string,
): Promise<BasketShop> => {
  const shop = await createTestEngine(template ?? (await qaBundleTemplate()), options)
  const site = await shop.engine.sites.get('Lamina')
  if (!site) throw new Error('the QA bundle has no site')
  const key = signingKeyFrom('test-secret-key-0123456789abcdef0123456789')
  const caller = async (guestId: string, customerId?: string): Promise<Caller> => {
    const token = await signAccessToken(
      key,
      {
        organizationId: site.organizationId,
        siteId: site.siteId,
        clientId: site.clients[0]?.id ?? '',
        usid: randomUUID(),
        guestId,
        ...(customerId
          ? { customer: { id: customerId, login: 'x@qa.example', name: 'X', identityProvider: 'ecom' } }
          : {}),
        doNotTrack: true,
      },
      shop.clock.now(),
    )
    const call: Caller['call'] = (method, path, body, locale = 'es-SV') => {
      const full = /^\/(checkout|custom|customer)\//.test(path) ? path : `${v1}${path}`
      const mark = full.includes('?') ? '&' : '?'
      return shop.call(method, `${full}${mark}siteId=${site.siteId}&locale=${locale}`, {
        as: token,
        ...(body === undefined ? {} : { body }),
      })
    }
    return {
      customerId: customerId ?? guestId,
      token,
      call,
      basket: async (locale) => {
        const { status, body } = await call('POST', '/baskets', {}, locale)
        if (status !== 200) throw new Error(JSON.stringify(body))
        return String(body.basketId)
      },
      add: async (basketId, ...items) => {
        const { status, body } = await call('POST', `/baskets/${basketId}/items`, items)
        if (status !== 200) throw new Error(JSON.stringify(body))
        return body
      },
    }
  }
  return {
    ...shop,
    contextFor: async ({ customerId }) => ({
      db: dbOver(shop.database.pool),
      site,
      locale: 'es-SV',
      language: 'es',
      country: 'SV',
      shopper: {
        kind: 'registered',
        sessionId: undefined,
        customerId,
        guestId: undefined,
        usid: randomUUID(),
        clientId: site.clients[0]?.id ?? '',
        doNotTrack: true,
      },
      audience: 'registered',
      now: shop.clock.now(),
      newId: randomIds,
      gateways: {},
      outbox: {} as Ctx['outbox'],
      secretKey: 'test',
      rateLimits: false,
      production: false,
      requestId: 'test',
      ip: '127.0.0.1',
      publicOrigin: 'http://localhost:3000',
      warn: () => undefined,
    }),
    guest: () => caller(randomIds.customer()),
    shopperWith: (customerId) => caller(randomIds.customer(), customerId),
    customer: async (options = {}) => {
      const id = randomIds.customer()
      await shop.database.pool.query(
        `insert into customer (site_id, id, customer_no, login, email, credentials_changed_at, created_at, modified_at)
         values ($1, $2, $2, $4, $4, $3, $3, $3)`,
        [site.siteId, id, new Date('2026-01-01T00:00:00Z'), `${id.toLowerCase()}@qa.example`],
      )
      return caller(options.guestId ?? randomIds.customer(), id)
    },
  }
}
