import type { AddressInfo } from 'node:net'
import { startIdentitySimulators } from '../../../../simulators/idp/testing.ts'
import { qaBundleTemplate } from '../../baskets/testing.ts'
import { openIdentityProviders } from '../../gateways/module.ts'
import { privateApplication, providerReturn, testShop } from '../../login/testing.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import type { TestEngineOptions } from '../../testing.ts'

/** One request as it goes over the wire. `query` comes beside site and locale. */
export type Request = {
  method: string
  path: string
  query?: Record<string, string> | undefined
  body?: unknown
  /** Sent as an HTML form does (SLAS). */
  form?: Record<string, string> | undefined
  headers?: Record<string, string> | undefined
}
export type Received = { status: number; body: unknown; text: string; headers: Headers }

export type ConformanceShop = OrderShop & {
  origin: string
  identity: Awaited<ReturnType<typeof startIdentitySimulators>>
  send(request: Request, token?: string, siteId?: string): Promise<Received>
}

/** A second shop of the same organisation beside the QA shop. */
export const otherSite = 'Otra'

/** The running engine behind a real port, with everything that an operation may ask of the outside world. */
export const openConformanceShop = async (
  options: TestEngineOptions = {},
  template?: string,
): Promise<ConformanceShop> => {
  const identity = await startIdentitySimulators(providerReturn)
  const gateways = { identity: openIdentityProviders(identity.settings) }
  const shop = await openOrderShop({ ...options, gateways }, template ?? (await qaBundleTemplate()))
  await addToShop(shop)
  await shop.engine.startJobs()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  return {
    ...shop,
    origin,
    identity,
    send: (request, token, siteId) => send(origin, request, token, siteId),
    close: async () => {
      await shop.close()
      await identity.close()
    },
  }
}

/** The second site, and an application with a secret, as a merchant's own backend is one. */
const addToShop = async ({ database, engine }: OrderShop) => {
  await database.pool.query(
    `update site set config = jsonb_set(config, '{clients}', config->'clients' || $1::jsonb)`,
    [JSON.stringify([privateApplication])],
  )
  await database.pool.query(
    `insert into site (id, organization_id, config, shipping, synonyms)
     select $1, organization_id, jsonb_set(config, '{siteId}', to_jsonb($1::text)), shipping, synonyms from site`,
    [otherSite],
  )
  engine.sites.forget()
}

const send = async (
  origin: string,
  { method, path, query, body, form, headers }: Request,
  token?: string,
  siteId: string = testShop.siteId,
): Promise<Received> => {
  const search = new URLSearchParams({ siteId, locale: 'es-SV', ...query })
  const payload = form ? new URLSearchParams(form).toString() : JSON.stringify(body)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const answer = await fetch(`${origin}${path}?${search}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  })
  const text = await answer.text()
  const json = answer.headers.get('content-type')?.includes('json') && text !== ''
  return { status: answer.status, body: json ? JSON.parse(text) : text, text, headers: answer.headers }
}
