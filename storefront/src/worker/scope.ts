/** The part of a service worker's global scope that this shop uses; the compiler knows only that of a window. */
export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
export type MessageFromPage = ExtendableEvent & { readonly data: unknown }

export type WorkerScope = {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: { claim(): Promise<void> }
  readonly cookieStore?: { getAll(): Promise<{ name?: string; value?: string }[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void
}
