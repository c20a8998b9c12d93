import type { Route } from './route-table.ts'

/** How the shopper came to a view: decides scroll and focus. */
export type Arrival = {
  kind: 'first' | 'push' | 'replace' | 'pop'
  key: string
  hash: string
  keepScroll: boolean
}
export type Outcome<V> = { kind: 'view'; view: V } | { kind: 'redirect'; to: string; permanent?: boolean }
export type NavigateOptions = { replace?: boolean; keepScroll?: boolean }
export type Snapshot<V> = {
  view: V
  arrival: Arrival
  /** The absolute URL the shopper is going to, from the press on, while the site map, data or code are on their way. */
  pending: string | undefined
  /** The code of the next screen is late: show the skeleton instead of the old screen. */
  skeleton: boolean
}

/** What the navigator needs of a browser. URLs are absolute. */
export type BrowserPort = {
  url(): string
  historyKey(): string | undefined
  push(url: string, key: string): void
  replace(url: string, key: string): void
  onPop(listener: () => void): void
  /** Leaves for another document. */
  load(url: string): void
  newKey(): string
  later(work: () => void, ms: number): () => void
}

export type NavigatorOptions<V> = {
  port: BrowserPort
  first: V
  /**
   * The route of an absolute URL, at once or when the site map is here; undefined when it belongs to another origin, site or
   * locale. Rejects when the site map does not come.
   */
  resolve(url: string): Route | undefined | Promise<Route | undefined>
  /** Loads code and critical data. Never rejects: failures are views too. */
  prepare(route: Route): Promise<Outcome<V>>
  /** Whether the screen's code is here already. */
  hasCode(route: Route): boolean
  skeletonAfter: number
  /** Called before the current view is left, with its history key. */
  onLeave(key: string): void
}

const withoutHash = (url: string) => url.split('#', 1)[0]
const pathOf = (url: string) => new URL(url).pathname
const hashOf = (url: string) => (url.includes('#') ? url.slice(url.indexOf('#')) : '')

/** Keeps one view current, moves between views, and drops a navigation that a later one has overtaken. */
export const createNavigator = <V>(options: NavigatorOptions<V>) => {
  const { port } = options
  const listeners = new Set<() => void>()
  let serial = 0
  let currentKey = port.historyKey() ?? port.newKey()
  let currentUrl = port.url()
  let snapshot: Snapshot<V> = {
    view: options.first,
    arrival: { kind: 'first', key: currentKey, hash: hashOf(currentUrl), keepScroll: false },
    pending: undefined,
    skeleton: false,
  }
  port.replace(currentUrl, currentKey)

  const publish = (change: Partial<Snapshot<V>>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  /** The navigation under way. */
  let going: { url: string; arrival: Arrival } | undefined
  /** The entry whose page a skeleton hides: its scroll went with the page, and was told before. */
  let hiddenKey: string | undefined
  const leave = () => {
    if (hiddenKey !== currentKey) options.onLeave(currentKey)
  }

  const arrive = (url: string, arrival: Arrival, view: V) => {
    leave()
    hiddenKey = undefined
    going = undefined
    if (arrival.kind === 'push') port.push(url, arrival.key)
    if (arrival.kind === 'replace') port.replace(url, arrival.key)
    currentKey = arrival.key
    currentUrl = url
    publish({ view, arrival, pending: undefined, skeleton: false })
  }

  const travel = async (url: string, arrival: Arrival): Promise<void> => {
    const mine = ++serial
    const onlyHash = hashOf(url) !== '' && withoutHash(url) === withoutHash(currentUrl)
    if (onlyHash) return arrive(url, arrival, snapshot.view)
    going = { url, arrival }
    publish({ pending: url, skeleton: false })
    const found = options.resolve(url)
    // Without a site map the browser goes there by itself.
    const route = found instanceof Promise ? await found.catch(() => undefined) : found
    if (mine !== serial) return
    if (!route) {
      going = undefined
      publish({ pending: undefined })
      return port.load(url)
    }
    const cancel = port.later(() => {
      if (mine !== serial || options.hasCode(route) || snapshot.skeleton) return
      leave()
      hiddenKey = currentKey
      publish({ skeleton: true })
    }, options.skeletonAfter)
    const outcome = await options.prepare(route)
    cancel()
    if (mine !== serial) return
    if (outcome.kind === 'view') return arrive(url, arrival, outcome.view)
    going = undefined
    publish({ pending: undefined, skeleton: false })
    return travel(new URL(outcome.to, url).href, {
      ...arrival,
      kind: arrival.kind === 'push' ? 'push' : 'replace',
    })
  }

  port.onPop(() => {
    const url = port.url()
    const key = port.historyKey() ?? port.newKey()
    const sameDocument = withoutHash(url) === withoutHash(currentUrl)
    const arrival: Arrival = { kind: 'pop', key, hash: hashOf(url), keepScroll: false }
    if (sameDocument) {
      serial++
      return arrive(url, arrival, snapshot.view)
    }
    void travel(url, arrival)
  })

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Goes to an absolute or relative URL. Resolves when the view is there, or was overtaken. An address that a page gives itself
     * (its own path, replaced, scroll kept) calls nobody back who is on the way to another.
     */
    async navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}) {
      const url = new URL(to, currentUrl).href
      const here = pathOf(currentUrl)
      if (going && replace && keepScroll && pathOf(url) === here && pathOf(going.url) !== here) return
      // Who has gone back stands at another entry already, which is not this page's to replace.
      const isCurrentEntry = going?.arrival.kind !== 'pop'
      const kind = isCurrentEntry && (replace || url === currentUrl) ? 'replace' : 'push'
      await travel(url, {
        kind,
        key: kind === 'replace' ? currentKey : port.newKey(),
        hash: hashOf(url),
        keepScroll,
      })
    },
    /** Makes the current view again, as after a failed load; of who is on the way elsewhere, the one they go to. */
    refresh() {
      if (going) return travel(going.url, going.arrival)
      return travel(withoutHash(currentUrl) ?? currentUrl, {
        kind: 'replace',
        key: currentKey,
        hash: '',
        keepScroll: true,
      })
    },
    /** Fetches code and data of a URL the shopper is about to open. */
    prefetch(to: string) {
      const begin = (route: Route | undefined) => void (route && options.prepare(route))
      const found = options.resolve(new URL(to, currentUrl).href)
      if (found instanceof Promise) found.then(begin, () => {})
      else begin(found)
    },
  }
}

export type Navigator<V> = ReturnType<typeof createNavigator<V>>
