import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales, splitLocale } from '../../../facts/locales.ts'
import { demoShop as sites } from '../api/testing/demo-shop.ts'
import {
  buildUrl,
  defaultSiteOf,
  localeIn,
  parseUrl,
  type Place,
  type Site,
  type Sites,
} from './locale-url.ts'

const second: Site = {
  id: 'Segunda',
  alias: 'mayoreo',
  name: 'Mayoreo',
  l10n: {
    supportedLocales: [
      { id: 'es-GT', alias: 'gt', code: 'es-GT', name: 'Guatemala', preferredCurrency: 'GTQ' },
      { id: 'en-GT', code: 'en-GT', name: 'Guatemala', preferredCurrency: 'GTQ' },
    ],
    defaultLocale: 'es-GT',
  },
}
const withPlaces = (site: Sites['url']['site'], locale: Sites['url']['locale']): Sites => ({
  ...sites,
  sites: [...sites.sites, second],
  url: { site, locale },
})
const path = withPlaces('path', 'path')
const query = withPlaces('query_param', 'query_param')

const place = (config: Sites, siteId: string, localeId: string): Place => {
  const site = config.sites.find(({ id }) => id === siteId)
  const locale = site && localeIn(site, localeId)
  if (!site || !locale) throw new Error(`${siteId} ${localeId}`)
  return { site, locale }
}

describe('sites and locales in URLs', () => {
  test('[S2.047] site and locale as path prefixes, alias before id', () => {
    expect(buildUrl(path, '/cart', place(path, 'Segunda', 'en-GT'))).toBe('/mayoreo/en-GT/cart')
    expect(buildUrl(path, '/', place(path, 'Lamina', 'es-CR'))).toBe('/es-CR')
  })

  test('[S2.047] identifiers are read whatever their case, by alias and by id', () => {
    for (const url of ['/MAYOREO/EN-gt/cart', '/segunda/en-GT/cart']) {
      const { site, locale, path: rest } = parseUrl(path, url)
      expect([site.id, locale.id, rest]).toEqual(['Segunda', 'en-GT', '/cart'])
    }
    expect(parseUrl(path, '/mayoreo/GT/cart').locale.id).toBe('es-GT')
  })

  test('identifiers that stand nowhere leave the defaults', () => {
    const nowhere = withPlaces('none', 'none')
    expect(buildUrl(nowhere, '/cart', place(nowhere, 'Segunda', 'en-GT'))).toBe('/cart')
    const { site, locale, path: rest } = parseUrl(nowhere, '/mayoreo/cart?site=mayoreo&locale=en-GT')
    expect([site.id, locale.id, rest]).toEqual(['Lamina', 'es-SV', '/mayoreo/cart?site=mayoreo&locale=en-GT'])
  })

  test('[S2.048] site and locale as query parameters', () => {
    expect(buildUrl(query, '/cart', place(query, 'Segunda', 'en-GT'))).toBe('/cart?site=mayoreo&locale=en-GT')
    expect(buildUrl(query, '/search?q=a#x', place(query, 'Lamina', 'es-CR'))).toBe(
      '/search?q=a&locale=es-CR#x',
    )
  })

  test('[S2.049] defaults are left out, and read all the same', () => {
    for (const config of [path, query]) {
      expect(buildUrl(config, '/cart', place(config, 'Lamina', 'es-SV'))).toBe('/cart')
    }
    expect(parseUrl(path, '/Lamina/es-SV/cart')).toMatchObject({ path: '/cart', locale: { id: 'es-SV' } })
    expect(parseUrl(query, '/cart?site=Lamina&locale=es-SV')).toMatchObject({ path: '/cart' })
  })

  test('an unknown prefix belongs to the path', () => {
    expect(parseUrl(path, '/fr-FR/cart')).toMatchObject({ path: '/fr-FR/cart', locale: { id: 'es-SV' } })
  })

  test('[S2.047] [S2.048] [S2.049] what is built reads back: 12 locales, two sites, all four forms', () => {
    const segment = fc.oneof(
      fc.constantFrom('cart', 'es-CR', 'lamina', 'mayoreo', 'gt', 'EN-sv', 'a b', 'ñ'),
      fc.string({ minLength: 1, maxLength: 8 }),
    )
    const appPath = fc
      .tuple(
        fc.array(segment.map(encodeURIComponent), { maxLength: 3 }),
        fc.array(fc.tuple(fc.constantFrom('q', 'sort', 'x'), segment.map(encodeURIComponent)), {
          maxLength: 2,
        }),
        fc.option(segment.map(encodeURIComponent), { nil: undefined }),
      )
      .map(([parts, pairs, hash]) => {
        const search = pairs.map(([name, value]) => `${name}=${value}`).join('&')
        return `/${parts.join('/')}${search ? `?${search}` : ''}${hash ? `#${hash}` : ''}`
      })
    const where = fc.oneof(
      fc.constantFrom(...locales).map((locale) => ['Lamina', locale] as const),
      fc.constantFrom('es-GT', 'en-GT').map((locale) => ['Segunda', locale] as const),
    )
    const form = fc.constantFrom<'path' | 'query_param'>('path', 'query_param')
    fc.assert(
      fc.property(form, form, where, appPath, (siteForm, localeForm, [siteId, localeId], app) => {
        const config = withPlaces(siteForm, localeForm)
        const back = parseUrl(config, buildUrl(config, app, place(config, siteId, localeId)))
        expect([back.site.id, back.locale.id, back.path]).toEqual([siteId, localeId, app])
      }),
      { seed: 4111, numRuns: 3000 },
    )
  })
})

describe('configuration errors', () => {
  test('[S8.050] a missing or unknown default site', () => {
    expect(() => defaultSiteOf({ ...sites, defaultSite: '' })).toThrow("'defaultSite' is missing")
    expect(() => defaultSiteOf({ ...sites, defaultSite: 'Otra' })).toThrow("unknown site 'Otra'")
  })

  test('[S8.051] no sites', () => {
    expect(() => defaultSiteOf({ ...sites, sites: [] })).toThrow("'sites' lists no site")
    expect(() => parseUrl({ ...sites, sites: [] }, '/cart')).toThrow("'sites' lists no site")
  })

  test('[S8.052] a missing URL', () => {
    const here = place(sites, 'Lamina', 'es-SV')
    expect(() => buildUrl(sites, undefined as unknown as string, here)).toThrow("'url' is missing")
    expect(() => buildUrl(sites, '', here)).toThrow("'url' is missing")
  })
})

test('[S3.031] [S1.017] [S1.018] [S1.021] the one site lists twelve locales with code, name and currency', () => {
  const [site] = sites.sites
  const rows = site?.l10n.supportedLocales.map(
    ({ code, name, preferredCurrency }) => `${code} ${name} ${preferredCurrency}`,
  )
  expect(site?.l10n.defaultLocale).toBe('es-SV')
  expect(rows).toEqual([
    'es-SV Español (El Salvador) USD',
    'en-SV English (El Salvador) USD',
    'es-GT Español (Guatemala) GTQ',
    'en-GT English (Guatemala) GTQ',
    'es-HN Español (Honduras) HNL',
    'en-HN English (Honduras) HNL',
    'es-NI Español (Nicaragua) NIO',
    'en-NI English (Nicaragua) NIO',
    'es-CR Español (Costa Rica) CRC',
    'en-CR English (Costa Rica) CRC',
    'es-EC Español (Ecuador) USD',
    'en-EC English (Ecuador) USD',
  ])
})

test('[S3.032] a locale id is language and country', () => {
  expect(splitLocale('es-SV')).toEqual({ language: 'es', country: 'SV' })
})
