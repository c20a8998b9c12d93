import { expect, test } from 'vitest'
import { type BrowserPort, createNavigator, type Outcome } from './navigator.ts'
import { createMatcher, type Route, type RouteEntry } from './route-table.ts'

const entry = (pattern: string): RouteEntry => ({
  id: pattern,
  pattern,
  screen: pattern,
  access: 'anyone',
  robots: 'index',
  shell: 'main',
  search: 'all',
})
const match = createMatcher(['/', '/a', '/b', '/slow', '/old'].map(entry), entry('*'))
const origin = 'https://shop.example'

/** A browser's history without a browser, whose timers run when told. */
const memoryBrowser = (start: string) => {
  const entries = [{ url: origin + start, key: undefined as string | undefined }]
  let at = 0
  let keys = 0
  let pop = () => {}
  let timers: (() => void)[] = []
  const loaded: string[] = []
  const now = () => entries[at] ?? { url: '', key: undefined }
  const port: BrowserPort = {
    url: () => now().url,
    historyKey: () => now().key,
    push: (url, key) => void entries.splice(++at, entries.length, { url, key }),
    replace: (url, key) => void entries.splice(at, 1, { url, key }),
    onPop: (listener) => {
      pop = listener
    },
    load: (url) => void loaded.push(url),
    newKey: () => `k${++keys}`,
    later: (work) => {
      timers.push(work)
      return () => {
        timers = timers.filter((one) => one !== work)
      }
    },
  }
  return {
    port,
    loaded,
    urls: () => entries.map(({ url }) => url.slice(origin.length)),
    runTimers: () => timers.forEach((work) => work()),
    go(steps: number) {
      at += steps
      pop()
    },
  }
}

type Answer = (outcome: Outcome<string>) => void
const setUp = (start = '/') => {
  const browser = memoryBrowser(start)
  const waiting = new Map<string, Answer>()
  const prepared: string[] = []
  const left: string[] = []
  const navigator = createNavigator<string>({
    port: browser.port,
    first: 'first',
    resolve: (url) =>
      url.startsWith(`${origin}/`) && !url.includes('/en-') ? match(url.slice(origin.length)) : undefined,
    prepare: (route: Route) => {
      prepared.push(route.url)
      return new Promise((resolve) => waiting.set(route.url, resolve))
    },
    hasCode: (route) => route.url !== '/slow',
    skeletonAfter: 1,
    onLeave: (key) => left.push(key),
  })
  const settle = async (url: string, outcome: Outcome<string> = { kind: 'view', view: url }) => {
    waiting.get(url)?.(outcome)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { browser, navigator, settle, prepared, left, view: () => navigator.snapshot().view }
}

test('a navigation shows pending, then pushes URL and view together', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  expect(navigator.snapshot().pending).toBe(`${origin}/a`)
  expect(browser.urls()).toEqual(['/'])
  expect(view()).toBe('first')
  await settle('/a')
  expect(view()).toBe('/a')
  expect(navigator.snapshot()).toMatchObject({ pending: undefined, arrival: { kind: 'push' } })
  expect(browser.urls()).toEqual(['/', '/a'])
})

test('a navigation that another has overtaken is dropped', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  void navigator.navigate('/b')
  await settle('/b')
  await settle('/a')
  expect(view()).toBe('/b')
  expect(browser.urls()).toEqual(['/', '/b'])
})

test('going back while a page loads drops the page', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  await settle('/a')
  void navigator.navigate('/b')
  browser.go(-1)
  await settle('/')
  await settle('/b')
  expect(view()).toBe('/')
  expect(navigator.snapshot().arrival.kind).toBe('pop')
})

test('a page made anew while one goes back calls nobody back, and overwrites no entry', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  await settle('/a')
  browser.go(-1)
  void navigator.refresh()
  await settle('/')
  expect([view(), navigator.snapshot().arrival.kind]).toEqual(['/', 'pop'])
  expect(browser.urls()).toEqual(['/', '/a'])
})

test('what a page writes into its own address does not call back who leaves it', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  await settle('/a')
  const own = { replace: true, keepScroll: true }
  void navigator.navigate('/a?q=1', own)
  await settle('/a?q=1')
  void navigator.navigate('/b')
  void navigator.navigate('/a?q=2', own)
  await settle('/b')
  await settle('/a?q=2')
  expect(view()).toBe('/b')
  browser.go(-1)
  void navigator.navigate('/b?q=3', own)
  await settle('/a?q=1')
  await settle('/b?q=3')
  expect(view()).toBe('/a?q=1')
  expect(browser.urls()).toEqual(['/', '/a?q=1', '/b'])
})

test('a choice made on the page that one goes back from is an entry of its own', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/a')
  await settle('/a')
  browser.go(-1)
  void navigator.navigate('/b', { replace: true, keepScroll: true })
  await settle('/b')
  expect(view()).toBe('/b')
  expect(browser.urls()).toEqual(['/', '/b'])
})

test('back keeps the history and names the entry, so that its scroll can be restored', async () => {
  const { browser, navigator, settle, left } = setUp()
  const firstKey = navigator.snapshot().arrival.key
  void navigator.navigate('/a')
  await settle('/a')
  const key = navigator.snapshot().arrival.key
  browser.go(-1)
  await settle('/')
  expect(navigator.snapshot().arrival).toMatchObject({ kind: 'pop', key: firstKey })
  expect(left).toEqual([firstKey, key])
  expect(browser.urls()).toEqual(['/', '/a'])
})

test('a page is left before the skeleton hides it, and its scroll with it', async () => {
  const { browser, navigator, settle, left } = setUp()
  const firstKey = navigator.snapshot().arrival.key
  let leftAtSkeleton: string[] = []
  navigator.subscribe(() => {
    if (navigator.snapshot().skeleton) leftAtSkeleton = [...left]
  })
  void navigator.navigate('/slow')
  browser.runTimers()
  expect(leftAtSkeleton).toEqual([firstKey])
  await settle('/slow')
  expect(left).toEqual([firstKey])
})

test('[S2.051] late code shows the skeleton, late data does not', async () => {
  const { browser, navigator, settle } = setUp()
  void navigator.navigate('/a')
  browser.runTimers()
  expect(navigator.snapshot().skeleton).toBe(false)
  await settle('/a')
  void navigator.navigate('/slow')
  browser.runTimers()
  expect(navigator.snapshot().skeleton).toBe(true)
  await settle('/slow')
  expect(navigator.snapshot().skeleton).toBe(false)
})

test('a redirect ends at its target with one history entry', async () => {
  const { browser, navigator, settle, view } = setUp()
  void navigator.navigate('/old')
  await settle('/old', { kind: 'redirect', to: '/b' })
  await settle('/b')
  expect(view()).toBe('/b')
  expect(browser.urls()).toEqual(['/', '/b'])
})

test('a fragment of the same page loads nothing', async () => {
  const { browser, navigator, prepared, view } = setUp('/a')
  await navigator.navigate('#envios')
  expect(prepared).toEqual([])
  expect(view()).toBe('first')
  expect(navigator.snapshot().arrival).toMatchObject({ kind: 'push', hash: '#envios' })
  expect(browser.urls()).toEqual(['/a', '/a#envios'])
  browser.go(-1)
  expect(prepared).toEqual([])
})

test('another origin or locale is a new document', async () => {
  const { browser, navigator, prepared } = setUp()
  await navigator.navigate('/en-CR/cart')
  await navigator.navigate('https://other.example/')
  expect(browser.loaded).toEqual([`${origin}/en-CR/cart`, 'https://other.example/'])
  expect(prepared).toEqual([])
})

test('the page pressed again and replace leave the history as long as it was', async () => {
  const { browser, navigator, settle } = setUp()
  void navigator.navigate('/')
  await settle('/')
  void navigator.navigate('/b', { replace: true })
  await settle('/b')
  expect(browser.urls()).toEqual(['/b'])
})

test('prefetch loads and moves nothing', async () => {
  const { browser, navigator, settle, prepared, view } = setUp()
  navigator.prefetch('/a')
  await settle('/a')
  expect(prepared).toEqual(['/a'])
  expect(view()).toBe('first')
  expect(browser.urls()).toEqual(['/'])
})

test('an address waits for the site map; where that does not come, the browser goes there itself', async () => {
  const { port, loaded, urls } = memoryBrowser('/')
  let bring = (_route: Route) => {}
  const siteMap = new Promise<Route>((resolve) => {
    bring = resolve
  })
  const maps: Record<string, () => Promise<Route>> = {
    '/a': () => siteMap,
    '/b': () => Promise.reject(new Error('no network')),
  }
  const navigator = createNavigator<string>({
    port,
    first: 'first',
    resolve: (url) => maps[new URL(url).pathname]?.(),
    prepare: async ({ url }) => ({ kind: 'view', view: url }),
    hasCode: () => true,
    skeletonAfter: 1,
    onLeave: () => {},
  })
  const going = navigator.navigate('/a')
  expect([navigator.snapshot().view, urls()]).toEqual(['first', ['/']])
  // Where one goes is known from the press on, and what a page writes into its own address calls nobody back.
  expect(navigator.snapshot().pending).toBe(`${origin}/a`)
  await navigator.navigate('/?q=1', { replace: true, keepScroll: true })
  expect(navigator.snapshot().pending).toBe(`${origin}/a`)
  bring(match('/a'))
  await going
  expect([navigator.snapshot().view, urls()]).toEqual(['/a', ['/', '/a']])
  navigator.prefetch('/b')
  await navigator.navigate('/b')
  expect(loaded).toEqual([`${origin}/b`])
  expect(navigator.snapshot().pending).toBeUndefined()
})
