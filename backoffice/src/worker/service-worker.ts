import type { FetchEvent, WorkerScope } from './scope.ts'

/**
 * Opens the back office where the signal is gone: the document, the scripts that the yard and the counter need, and what the
 * shop is called. No answer about orders or people is kept here. With a network everything comes from the shop.
 */
const scope = globalThis as unknown as WorkerScope

const cacheName = 'back-office'
const document = '/admin'
const list = '/admin/offline.json'
const settings = '/shop-settings'
/** A signal that is so weak counts as none. */
const patienceMs = 5_000

const isAsset = ({ pathname }: URL) => pathname.startsWith('/admin/assets/')

/** Keeps what the present build needs, and drops what it does not. */
const keepBuild = async () => {
  const cache = await scope.caches.open(cacheName)
  const answer = await fetch(list, { cache: 'no-cache' })
  if (!answer.ok) return
  const files = (await answer.json()) as string[]
  for (const file of files) if (!(await cache.match(file))) await cache.add(file)
  const wanted = new Set(files)
  for (const { url } of await cache.keys()) {
    const address = new URL(url)
    if (isAsset(address) && !wanted.has(address.pathname)) await cache.delete(url)
  }
}

/** Asks the shop, and keeps its answer under an address; what was kept before where it does not answer, which then says so. */
const networkFirst = async (event: FetchEvent, address: string): Promise<Response> => {
  const cache = await scope.caches.open(cacheName)
  const cached = await cache.match(address)
  const signal = cached ? AbortSignal.timeout(patienceMs) : undefined
  try {
    const answer = await fetch(event.request, signal ? { signal } : undefined)
    if (answer.ok) event.waitUntil(cache.put(address, answer.clone()))
    return answer
  } catch (error) {
    if (!cached) throw error
    const headers = new Headers(cached.headers)
    headers.set('x-from-cache', '1')
    return new Response(cached.body, { status: cached.status, headers })
  }
}

/** A file's name says its content, so the cached file never differs from the server's. */
const cacheFirst = async ({ request }: FetchEvent): Promise<Response> => {
  const cache = await scope.caches.open(cacheName)
  return (await cache.match(request)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), keepBuild().catch(() => {})])),
)

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== scope.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(networkFirst(event, document))
    event.waitUntil(keepBuild().catch(() => {}))
  } else if (url.pathname === settings) event.respondWith(networkFirst(event, settings))
  else if (isAsset(url)) event.respondWith(cacheFirst(event))
})
