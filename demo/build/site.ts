import { readFileSync } from 'node:fs'
import type { SiteFile } from '../../engine/src/bundle/index.ts'

/** The demo's own `site.json`, which is written by hand. */
export const site: SiteFile = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'))

/** All countries the demo sells in, in its order. */
export const allCountries = site.preferences.countryOrder
