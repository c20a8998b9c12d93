import { expect, test } from 'vitest'
import { createCall, type Request } from '../../api/call.ts'
import type { Env } from '../../api/env.tsx'
import { assetsQuery } from './asset-query.ts'

test('[S7.041] content assets are asked for with no-cache, by site, ids and locale in underscore form', async () => {
  const sent: { url: URL; request: Request }[] = []
  const call = createCall({
    transport: async (path, request) => {
      sent.push({ url: new URL(path, 'http://engine'), request })
      return { status: 200, body: '[]' }
    },
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'es-SV',
    timeout: 5_000,
    newId: () => 'id',
  })
  const env = { call, locale: 'es-SV' } as Env
  expect(
    await assetsQuery(env, ['header', 'footer']).queryFn({ signal: new AbortController().signal }),
  ).toEqual([])
  const [{ url, request } = { url: new URL('http://none'), request: undefined }] = sent
  expect(url.pathname).toBe('/custom/content-assets/v1/organizations/f_ecom_lmna_001/assets')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    siteId: 'Lamina',
    c_assetId: 'header,footer',
    c_localSite: 'es_SV',
  })
  expect(request?.headers['cache-control']).toBe('no-cache')
})
