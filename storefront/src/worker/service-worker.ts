import { cacheBasket, isBasketWrite } from './cache-basket.ts'
import { cacheableKind, isStorable, type Kind } from './cacheable-kind.ts'
import { offlinePage } from './offline-page.ts'
import { currentOwner, deleteOtherOwners } from './owner.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'

/**
 * Keeps what was seen for the time without a network, and nothing else: with a network every page and every figure comes
 * from the shop. It knows no list of files and no version, so a new release changes nothing for an open tab.
 */
const scope = globalThis as unknown as WorkerScope

const filesCache = 'files'
const most = { file: 500, page: 60, data: 200 }
const anyVary = { ignoreVary: true }

const trim = async (cache: Cache, kind: keyof typeof most) => {
  const keys = (await cache.keys()).filter((key) => cacheableKind(new URL(key.url), kind === 'page') === kind)
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most[kind])).map((key) => cache.delete(key)))
}

const cacheFile = async (request: Request | string, answer: Response) => {
  if (answer.status !== 200 || answer.type === 'opaque') return
  const cache = await scope.caches.open(filesCache)
  await cache.put(request, answer)
  await trim(cache, 'file')
}

/** A file's name changes with its content, so a cached one is always right. */
const file = async (event: FetchEvent): Promise<Response> => {
  const cached = await scope.caches.match(event.request, { ...anyVary, cacheName: filesCache })
  if (cached) return cached
  const answer = await fetch(event.request)
  event.waitUntil(cacheFile(event.request, answer.clone()))
  return answer
}

/** Keeps an answer for who asked, unless somebody else is signed in by now or it is no whole page of theirs. */
const cacheForOwner = async (
  owner: string | undefined,
  kind: 'page' | 'data',
  url: string,
  answer: Response,
) => {
  const now = await currentOwner(scope)
  await deleteOtherOwners(scope, now)
  const personal = /no-store/.test(answer.headers.get('cache-control') ?? '') || kind === 'data'
  if (!isStorable(answer) || now !== owner || (personal && !owner)) return
  const cache = await scope.caches.open(owner ?? 'guest')
  await cache.put(url, answer)
  await trim(cache, kind)
}

/** The shop's style and sign, where they are kept: the newest, which were put there last. */
const offlineLook = async () => {
  const cache = await scope.caches.open(filesCache)
  const paths = (await cache.keys()).map((key) => new URL(key.url).pathname)
  return {
    style: paths.findLast((path) => /^\/static\/assets\/style-[\w-]+\.css$/.test(path)),
    logo: paths.findLast((path) => path.endsWith('/logo.svg')),
  }
}

const networkFirst = async (event: FetchEvent, kind: 'page' | 'data'): Promise<Response> => {
  const owner = await currentOwner(scope)
  await deleteOtherOwners(scope, owner)
  const { url } = event.request
  try {
    const answer = await fetch(event.request)
    event.waitUntil(cacheForOwner(owner, kind, url, answer.clone()))
    return answer
  } catch (error) {
    const cacheName = owner ?? 'guest'
    // A page with another query is better than none.
    const cached =
      (await scope.caches.match(url, { ...anyVary, cacheName })) ??
      (kind === 'page'
        ? await scope.caches.match(url, { ...anyVary, cacheName, ignoreSearch: true })
        : undefined)
    if (cached) return cached
    if (kind === 'page') return offlinePage(new URL(url), await offlineLook())
    throw error
  }
}

/** A write goes to the shop and nowhere else; what it answers is what the kept baskets are by now. */
const forwardWrite = async (event: FetchEvent): Promise<Response> => {
  const owner = await currentOwner(scope)
  const answer = await fetch(event.request)
  const copy = answer.clone()
  const keep = async () => {
    if (owner && (await currentOwner(scope)) === owner)
      await cacheBasket(await scope.caches.open(owner), copy)
  }
  event.waitUntil(keep().catch(() => {}))
  return answer
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin) return
  if (isBasketWrite(request)) event.respondWith(forwardWrite(event))
  if (request.method !== 'GET') return
  const kind: Kind = cacheableKind(url, request.mode === 'navigate')
  if (kind === 'file') event.respondWith(file(event))
  else if (kind !== 'none') event.respondWith(networkFirst(event, kind))
  // Signing out leads to a page that is not kept: what held a price goes with it.
  else if (request.mode === 'navigate')
    event.waitUntil(currentOwner(scope).then((owner) => deleteOtherOwners(scope, owner)))
})

type VisitedPage = { page: string; files: readonly string[]; cart: string }
const isSeen = (data: unknown): data is VisitedPage =>
  typeof data === 'object' &&
  data !== null &&
  'page' in data &&
  'cart' in data &&
  'files' in data &&
  Array.isArray(data.files)

const cacheFiles = async (files: readonly string[]) => {
  const cache = await scope.caches.open(filesCache)
  for (const address of files) {
    const url = new URL(address)
    if (url.origin !== scope.location.origin || cacheableKind(url, false) !== 'file') continue
    if (await cache.match(address, anyVary)) continue
    await fetch(address).then((answer) => cacheFile(address, answer))
  }
}

/** The files that a page names. */
const filesIn = (html: string, page: string) =>
  [...html.matchAll(/ (?:href|src|data-entry)="([^"#]+)"/g)].map(
    ([, address = '']) => new URL(address, page).href,
  )

const cachePage = async (page: string, owner: string | undefined, withFiles: boolean) => {
  const url = new URL(page)
  if (url.origin !== scope.location.origin || cacheableKind(url, true) !== 'page') return
  const answer = await fetch(page, { credentials: 'same-origin', redirect: 'error' })
  if (withFiles) await cacheFiles(filesIn(await answer.clone().text(), page))
  await cacheForOwner(owner, 'page', page, answer)
}

/** A page the shopper came to without a document of its own, and the files it took before this worker was here. */
const cacheVisited = async ({ page, files, cart }: VisitedPage) => {
  await cacheFiles(files)
  const owner = await currentOwner(scope)
  await cachePage(page, owner, false)
  // The cart opens without a network though it was never looked at.
  if (owner && !(await scope.caches.match(cart, { ...anyVary, cacheName: owner })))
    await cachePage(cart, owner, true)
}

scope.addEventListener('message', (event) => {
  // Without a network there is nothing to keep, and what is kept stays.
  if (isSeen(event.data)) event.waitUntil(cacheVisited(event.data).catch(() => {}))
})
