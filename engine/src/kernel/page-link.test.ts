import { expect, test } from 'vitest'
import settings from '../../../demo/site.json' with { type: 'json' }
import type { Site } from './site.ts'
import { pageLink } from './page-link.ts'

const shop = { ...settings, alsoAs: undefined } as unknown as Site
const link = (more: Partial<Site>, locale: 'es-SV' | 'en-GT', path = '/cart', query = {}) =>
  pageLink({ publicOrigin: 'https://lamina.example', locale, site: { ...shop, ...more } }, path, query)

test('[S2.047] the locale stands in the path, the default one nowhere', () => {
  expect(link({}, 'en-GT')).toBe('https://lamina.example/en-GT/cart')
  expect(link({}, 'es-SV')).toBe('https://lamina.example/cart')
  expect(link({}, 'en-GT', '/')).toBe('https://lamina.example/en-GT/')
})

test('[S2.048] site and locale stand in the query beside what the page is told, or nowhere', () => {
  const further = { siteId: 'Otra', alias: 'otra', alsoAs: [] as string[] }
  const url = { site: 'query_param', locale: 'query_param' } as const
  expect(link({ ...further, url }, 'en-GT', '/cart', { token: 'a b' })).toBe(
    'https://lamina.example/cart?token=a+b&site=otra&locale=en-GT',
  )
  expect(link({ ...further, url: { site: 'none', locale: 'none' } }, 'en-GT')).toBe(
    'https://lamina.example/cart',
  )
  expect(link(further, 'en-GT')).toBe('https://lamina.example/otra/en-GT/cart')
  expect(link(further, 'es-SV')).toBe('https://lamina.example/otra/cart')
})
