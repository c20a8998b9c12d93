import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { CountryCode } from '../../../facts/countries.ts'
import type { Language, LocaleId } from '../../../facts/locales.ts'
import type { Currency } from '../../../facts/money.ts'
import type { LoginOption } from '../config/login-options.ts'
import type { Translate } from '../lib/i18n/i18n.ts'
import type { Place, Sites } from '../lib/locale-url.ts'
import type { Call } from './call.ts'
import type { ShopSite } from './shop.ts'
import type { Shopper, ShopperStore } from './shopper.ts'

/** The chat vendor's bootstrap script and which of its deployments the shop talks through [S7.058]. */
export type ChatDeployment = {
  scriptUrl: string
  organizationId: string
  deployment: string
  siteUrl: string
  messagingUrl: string
}

/** What an installation sets and the page may know. */
export type PublicSettings = {
  /** Absolute, no slash at the end: for canonical links and return addresses. */
  origin: string
  /** Simulated gateways: the shop says so ("Modo de prueba"). */
  simulators: boolean
  /** A card can be typed here: the processor is configured. */
  cards: boolean
  mapTileUrl?: string
  chat?: ChatDeployment
  /** The analytics vendor's script, the id of the shop's container in it. */
  analyticsScriptUrl?: string
  marketingScripts: readonly string[]
  /** Ways to sign in, in the order of their buttons [S6.014]. */
  loginOptions: readonly LoginOption[]
}

/** Where a screen runs and whom it may ask: the same on the server and in the browser. */
export type Env = {
  call: Call
  place: Place
  locale: LocaleId
  language: Language
  country: CountryCode
  currency: Currency
  /** Who looked when the document was made. In render use `useShopper()`. */
  shopper: Shopper
  shoppers: ShopperStore
  /** What this installation sets. */
  settings: PublicSettings
  /** What the merchant sets for this site. */
  shop: ShopSite
  sites: Sites
  queries: QueryClient
  t: Translate
  /** App path → URL with site and locale, beginning with a slash. */
  href(path: string): string
}

const Context = createContext<Env | undefined>(undefined)
export const EnvProvider = Context.Provider

export const useEnv = (): Env => {
  const env = useContext(Context)
  if (!env) throw new Error('useEnv needs an EnvProvider')
  return env
}
