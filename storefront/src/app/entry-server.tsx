import { renderToString } from 'react-dom/server'
import type { Transport } from '../api/call.ts'
import type { Env, PublicSettings } from '../api/env.tsx'
import { type ShopSettings, type ShopSite, siteSettings } from '../api/shop.ts'
import { fixedShopper, type Shopper } from '../api/shopper.ts'
import { paths } from '../config/paths.ts'
import { timings } from '../config/timings.ts'
import { type Catalogue, createTranslate, type Translate } from '../lib/i18n/i18n.ts'
import { type Place, parseUrl } from '../lib/locale-url.ts'
import type { Snapshot } from '../lib/router/navigator.ts'
import { createMatcher, type Route } from '../lib/router/route-table.ts'
import { createEnv } from './create-env.ts'
import { headHtml } from './head-html.ts'
import { loadScreen, screenFolder, screenModule } from './load-screen.ts'
import type { PageState } from './page-state.ts'
import { prepare } from './prepare.ts'
import { Root, type Views } from './root.tsx'
import { notFoundRoute, routesOf } from './routes.ts'
import { failedView, type View } from './view.ts'

export { themeHead } from './theme-head.ts'

export type PageRequest = {
  shopper: Shopper
  transport: Transport
  settings: PublicSettings
  shop: ShopSettings
  catalogue: Catalogue
  catalogueUrls: readonly string[]
  /** Outside production an error page shows what happened. */
  showDetails: boolean
  report(error: unknown): void
}

export type Page =
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | {
      kind: 'page'
      status: number
      language: string
      head: string
      /** The version key of the site's theme. */
      theme: string
      icon: ShopSite['icon']
      body: string
      state: PageState
      /** Whether all its data came: a page with a gap is shown but not kept. */
      complete: boolean
      /** Source of the screen's code, as the bundler's manifest names it. */
      module: string
    }

/** Paths without parameters that search engines may list. */
export const listedPaths: readonly string[] = routesOf({ social: paths.socialCallback })
  .filter(({ robots, access }) => robots === 'index' && access === 'anyone')
  .filter(({ redirectTo, demoOnly }) => !redirectTo && !demoOnly)
  .filter(({ pattern, screen }) => !pattern.includes('{') && screenFolder(screen) === screen)
  .map(({ pattern }) => pattern)

export type Address = { place: Place; route: Route }

const matchers = new Map<string, (url: string) => Route>()
const matcher = (social: string, production: boolean) => {
  const key = `${production} ${social}`
  let match = matchers.get(key)
  if (!match) {
    const routes = routesOf({ social })
    match = createMatcher(production ? routes.filter((one) => !one.demoOnly) : routes, notFoundRoute)
    matchers.set(key, match)
  }
  return match
}

/** Site, locale and route of a URL. */
export const addressOf = (url: string, shop: ShopSettings, production: boolean): Address => {
  const { path, ...place } = parseUrl(shop, url)
  const { social } = siteSettings(shop, place.site.id).callbackPaths
  return { place, route: matcher(social, production)(path) }
}

const translators = new WeakMap<Catalogue, Map<string, Translate>>()
const translatorOf = (locale: Place['locale']['id'], catalogue: Catalogue) => {
  const known = translators.get(catalogue) ?? new Map<string, Translate>()
  translators.set(catalogue, known)
  const t = known.get(locale) ?? createTranslate(locale, catalogue)
  known.set(locale, t)
  return t
}

const staticViews = (view: View): Views => {
  const snapshot: Snapshot<View> = {
    view,
    arrival: { kind: 'first', key: '', hash: '', keepScroll: false },
    pending: undefined,
    skeleton: false,
  }
  return { snapshot: () => snapshot, subscribe: () => () => {}, navigate: () => {}, preload: async () => {} }
}

const write = (view: View, env: Env, showDetails: boolean) =>
  renderToString(<Root env={env} views={staticViews(view)} showDetails={showDetails} />)

/**
 * Whether everything the page asked for came. A query that only a component names, and the browser will ask, does not
 * count: it is neither failed nor under way.
 */
const isComplete = ({ queries }: Env) =>
  queries
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error' && state.fetchStatus === 'idle')

/** What the page's queries brought, without times: the same data make the same document. */
const loadedQueries = ({ queries }: Env): PageState['queries'] =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []))

/** Makes the document's parts for one request. Never throws for what a screen does. */
export const renderPage = async ({ place, route }: Address, request: PageRequest): Promise<Page> => {
  const { shopper, showDetails } = request
  const env = createEnv({
    shop: request.shop,
    place,
    shopper,
    shoppers: fixedShopper(shopper),
    settings: request.settings,
    transport: request.transport,
    timeout: timings.serverCall,
    t: translatorOf(place.locale.id, request.catalogue),
  })
  const outcome = await prepare(route, env, loadScreen)
  if (outcome.kind === 'redirect') {
    const permanent = route.entry.redirectTo ?? outcome.permanent
    return { kind: 'redirect', status: permanent ? 301 : 302, to: outcome.to }
  }
  let { view } = outcome
  if (view.error) request.report(view.error)
  let body: string
  try {
    body = write(view, env, showDetails)
  } catch (error) {
    request.report(error)
    view = failedView(route, env, error)
    body = write(view, env, showDetails)
  }
  const page: Page = {
    kind: 'page',
    status: view.status,
    complete: isComplete(env),
    language: place.locale.id,
    head: headHtml(view, env),
    theme: env.shop.theme,
    icon: env.shop.icon,
    body,
    module: screenModule(route.entry.screen),
    state: {
      kind: view.kind,
      url: route.url,
      route: { entry: route.entry, params: route.params, pathname: route.pathname },
      siteId: place.site.id,
      localeId: place.locale.id,
      shopper,
      settings: request.settings,
      shop: request.shop,
      catalogues: request.catalogueUrls,
      queries: loadedQueries(env),
      showDetails,
      error: showDetails && view.error ? { message: view.error.message, stack: view.error.stack } : undefined,
    },
  }
  env.queries.clear()
  return page
}
