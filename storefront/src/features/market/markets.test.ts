import { expect, test } from 'vitest'
import { demoShop } from '../../api/testing/demo-shop.ts'
import type { Place } from '../../lib/locale-url.ts'
import { marketsOf } from './markets.ts'

const [site] = demoShop.sites
if (!site) throw new Error('no site')
const [first] = site.l10n.supportedLocales
if (!first) throw new Error('no locale')

const placeWith = (ids: readonly string[]): Place => {
  const supportedLocales = ids.flatMap((id) => site.l10n.supportedLocales.filter((one) => one.id === id))
  return { site: { ...site, l10n: { ...site.l10n, supportedLocales } }, locale: first }
}
const order = (place: Place) => marketsOf(place, 'es').map(({ country }) => country)

test('[S9.032] the countries stand in the configured order, the default country first', () => {
  expect(order({ site, locale: first })).toEqual(['SV', 'GT', 'HN', 'NI', 'CR', 'EC'])
  expect(order(placeWith(['es-EC', 'en-EC', 'es-SV', 'es-CR']))).toEqual(['EC', 'SV', 'CR'])
})
