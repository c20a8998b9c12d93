import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { browserTransport } from '../api/browser-transport.ts'
import type { Env } from '../api/env.tsx'
import { siteSettings } from '../api/shop.ts'
import { createShopperStore, type Shopper } from '../api/shopper.ts'
import { storageKeys } from '../config/storage-keys.ts'
import { timings } from '../config/timings.ts'
import { readStored } from '../lib/browser-storage.ts'
import { type Catalogue, createTranslate } from '../lib/i18n/i18n.ts'
import { loadCatalogue, loadDefaults } from '../lib/i18n/load-catalogue.ts'
import { localeIn, parseUrl } from '../lib/locale-url.ts'
import { hasAgreed, isAnyOutsideScript, strictDocument } from '../lib/outside-script.ts'
import { browserPort } from '../lib/router/browser-port.ts'
import { listenToLinks } from '../lib/router/listen-to-links.ts'
import { createNavigator, type Navigator as PageNavigator } from '../lib/router/navigator.ts'
import type { Route } from '../lib/router/route-table.ts'
import { createScrollMemory } from '../lib/router/scroll-memory.ts'
import { applyNavigation } from './apply-navigation.ts'
import { createEnv } from './create-env.ts'
import { loadedScreen } from './loaded-screens.ts'
import { loadFirstScreen } from './load-first-screen.ts'
import { createNavigationLoader, type NavigationCode } from './load-navigation.ts'
import { type PageState, stateElementId } from './page-state.ts'
import { reloadOnceForChunk } from './reload-once.ts'
import { restoreFirstView, restoreRoute } from './restore-first-view.ts'
import { Root } from './root.tsx'
import type { View } from './view.ts'
import '../theme/theme.css'

const onError = (event: ErrorEvent | PromiseRejectionEvent) =>
  void import('./send-error.ts').then(({ sendError }) => sendError(event)).catch(() => {})
addEventListener('error', onError)
addEventListener('unhandledrejection', onError)

const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '{}') as PageState
const sites = state.shop
const site = sites.sites.find(({ id }) => id === state.siteId)
const locale = site && localeIn(site, state.localeId)
if (!site || !locale) throw new Error('The document names no known site and locale')

/** A page that is the same for all customers does not name the one who looks: their session's cookie does. */
const shopperOfPage = (ofPage: Shopper, ofCookie: Shopper): Shopper =>
  ofPage.kind === 'registered' && ofCookie.kind === 'registered' ? { ...ofCookie, ...ofPage } : ofPage

const navigation = createNavigationLoader(siteSettings(state.shop, site.id).callbackPaths)
const shoppers = createShopperStore(site.id)
const route = restoreRoute(state)
const [{ catalogue, whole }] = await Promise.all([
  loadCatalogue(state.catalogues),
  loadFirstScreen(route.entry.screen).catch(() => {}),
])
// Nearly always all texts are here, so the default ones are a file of their own.
let hasDefaults = !whole
if (hasDefaults) await loadDefaults()
/** Once: to look at the page anew gives up where the shopper is just going. */
const loadDefaultTexts = () => {
  if (hasDefaults) return
  hasDefaults = true
  void loadDefaults().then(() => navigator.refresh())
}
const env = createEnv({
  shop: state.shop,
  place: { site, locale },
  shopper: shopperOfPage(state.shopper, shoppers.read()),
  shoppers,
  settings: state.settings,
  transport: browserTransport(shoppers.refresh, () => shoppers.read().customerId !== undefined),
  timeout: timings.browserCall,
  t: createTranslate(locale.id, catalogue, loadDefaultTexts),
})

// A kept guest page may be minutes old; what it brings counts as just asked, or every visit would ask twice.
for (const [key, data] of state.queries) env.queries.setQueryData(key, data)

const first = restoreFirstView(state, route, env)
/** The code of the document's own screen did not come, and a fresh document asks for it once more. */
const isReloading = reloadOnceForChunk(first, env.href(route.url), () => location.reload())

const isStrict = ({ entry }: Route) => entry.shell !== 'main' || entry.secret === true
/**
 * No script of anybody else runs on the steps of the payment and where an address holds a secret; and where their document's policy rules, none that the
 * shopper has agreed to could.
 */
const needsOwnDocument = (now: Route, next: Route) =>
  isStrict(now) !== isStrict(next) && (isAnyOutsideScript() || hasAgreed())
if (isStrict(route)) strictDocument.mark()

const scroll = createScrollMemory()
const navigator: PageNavigator<View> = createNavigator<View>({
  port: browserPort(),
  first,
  resolve(url) {
    const { origin, pathname, search, hash } = new URL(url)
    if (origin !== location.origin || shoppers.session() !== 'active') return undefined
    const target = parseUrl(sites, pathname + search + hash)
    if (target.site.id !== site.id || target.locale.id !== locale.id) return undefined
    const find = ({ match }: NavigationCode) => {
      const next = match(target.path)
      return needsOwnDocument(navigator.snapshot().view.route, next) ? undefined : next
    }
    const code = navigation.loaded()
    return code ? find(code) : navigation.load().then(find)
  },
  async prepare(next) {
    const { prepare, loadScreen } = await navigation.load()
    const outcome = await prepare(next, env, loadScreen)
    if (outcome.kind === 'view') reloadOnceForChunk(outcome.view, env.href(next.url))
    return outcome
  },
  hasCode: (next) => loadedScreen(next.entry.screen) !== undefined,
  skeletonAfter: timings.skeletonAfter,
  onLeave: (key) => scroll.save(key, scrollY),
})

// A sign-in or sign-out in another tab, or before this page came back from the browser's memory, changes what it may
// show.
let lastKind = shoppers.read().kind
shoppers.subscribe(() => {
  // Somebody signed in on this page itself.
  if (document.visibilityState === 'visible') lastKind = shoppers.read().kind
})
const endedBefore = readStored(storageKeys.sessionEnded)
const checkSession = () => {
  if (document.visibilityState !== 'visible') return
  const before = lastKind
  shoppers.refresh()
  const isOver = shoppers.session() !== 'active' && readStored(storageKeys.sessionEnded) !== endedBefore
  if (isOver || shoppers.read().kind !== before) location.reload()
  // Over, but nobody signed out: what is written on this page must not go.
  else if (shoppers.session() === 'ended') shoppers.requestLogin()
}
document.addEventListener('visibilitychange', checkSession)
addEventListener('pageshow', checkSession)
// Signing in writes how, signing out when: the tabs beside hear of it at once.
const watchedKeys: readonly (string | null)[] = [storageKeys.loginType, storageKeys.sessionEnded, null]
addEventListener('storage', ({ key }) => {
  if (watchedKeys.includes(key)) checkSession()
})
history.scrollRestoration = 'manual'
addEventListener('pagehide', () => {
  scroll.save(navigator.snapshot().arrival.key, scrollY)
  scroll.keep()
})
listenToLinks(navigator, timings.prefetchHover)
// What goes elsewhere is at hand by the first press: people move, touch or scroll before.
const moves = new AbortController()
const onMove = () => {
  moves.abort()
  void navigation.load().catch(() => {})
}
for (const move of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
  addEventListener(move, onMove, { signal: moves.signal, passive: true })

const views = {
  snapshot: navigator.snapshot,
  subscribe: navigator.subscribe,
  navigate: (path: string, options?: Parameters<typeof navigator.navigate>[1]) =>
    void navigator.navigate(path.startsWith('/') ? env.href(path) : path, options),
  preload: async () => void (await navigation.load()),
}
const apply = applyNavigation({ scroll, onView: (view) => navigation.loaded()?.applyHead(view, env) })
const rootOptions = import.meta.env.DEV
  ? (await import('./hydration-errors.ts')).throwHydrationErrors()
  : undefined

/** Resolves when the page answers to its shopper: what was pressed before can be done now. */
export const hydration = new Promise<void>((resolve) => {
  const root = document.getElementById('root')
  if (!root || isReloading) return
  const onTakenOver = () => {
    document.documentElement.dataset.ready = ''
    resolve()
  }
  const pageIn = (own: Env) => (
    <Root env={own} views={views} settle={apply} showDetails={state.showDetails} onTakenOver={onTakenOver} />
  )
  const open = () => {
    // In other words than the server's, or without the code of its screen, there is nothing to take over.
    if (whole && first.kind === state.kind) return hydrateRoot(root, pageIn(env), rootOptions)
    const opened = createRoot(root)
    opened.render(pageIn(env))
    return opened
  }
  // As a transition, so that it is done in pieces and a press or a scroll in between is not kept waiting.
  startTransition(() => {
    const opened = open()
    if (!import.meta.hot) return
    import.meta.hot.on('texts', (texts: Partial<Record<string, Catalogue>>) => {
      const changed = Object.assign(catalogue, texts[env.language], texts[locale.id])
      opened.render(pageIn({ ...env, t: createTranslate(locale.id, changed) }))
    })
  })
})
