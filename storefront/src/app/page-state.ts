import type { QueryKey } from '@tanstack/react-query'
import type { PublicSettings } from '../api/env.tsx'
import type { ShopSettings } from '../api/shop.ts'
import type { Shopper } from '../api/shopper.ts'
import type { Route } from '../lib/router/route-table.ts'
import type { ViewKind } from './view.ts'

/** What the server hands to the browser with a document, as inert JSON. */
export type PageState = {
  kind: ViewKind
  /** App URL the screen was made from. */
  url: string
  /** What the site map says of that URL, which a first visit does not load. */
  route: Pick<Route, 'entry' | 'params' | 'pathname'>
  siteId: string
  localeId: string
  shopper: Shopper
  settings: PublicSettings
  shop: ShopSettings
  /** Where the texts of this locale are. */
  catalogues: readonly string[]
  /** Keys and data of what is loaded already. */
  queries: readonly (readonly [QueryKey, unknown])[]
  showDetails: boolean
  error?: { message: string; stack?: string }
}

export const stateElementId = 'page-state'
