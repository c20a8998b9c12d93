import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ShopSettings } from '../api/shop.ts'
import { withTimeout } from '../api/with-timeout.ts'
import type { EngineAnswer } from './engine-client.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

/** One read that a page was made from. */
type PageCall = { path: string; headers: Record<string, string>; digest: string }

/** What else a page was made from: as long as both are the same, equal answers make an equal page. */
export type PageBasis = { shop: ShopSettings; style: string | undefined }

/** The reads of one page while it is made, or `undefined` once it did more than read. */
type Recording = { calls(): readonly PageCall[] | undefined; client: ShopperEngineClient }

type CachedPage<T> = PageBasis & {
  page: T
  bytes: number
  madeAt: number
  calls: readonly PageCall[]
  /** Of the catalogue, when its calls were last asked. */
  version: string
}

type Options = {
  maxBytes: number
  /** Milliseconds after which a page is made anew in any case. */
  maxAge: number
  now(): Date
  onAnswer(answer: EngineAnswer): void
}

/** Of the bytes of answers: what the engine has cached comes again as the same bytes. */
const digests = new WeakMap<Buffer, string>()

const digestOf = ({ status, body }: EngineAnswer): string => {
  const known = digests.get(body)
  const digest = known ?? hash('sha256', body, 'base64url')
  if (known === undefined) digests.set(body, digest)
  return `${status} ${digest}`
}

/**
 * A client that notes what a page asks. `answers` are those that were fetched for the page already; each is given once,
 * so that whoever asks again gets a fresh one.
 */
export const recordCalls = (
  client: ShopperEngineClient,
  answers: Map<string, EngineAnswer> = new Map(),
): Recording => {
  let calls: PageCall[] | undefined = []
  return {
    calls: () => calls,
    client: {
      ...client,
      async call(path, init, options) {
        const fetched = init.method === 'GET' ? answers.get(path) : undefined
        answers.delete(path)
        const answer = fetched ?? (await client.call(path, init, options))
        const { 'correlation-id': _, ...headers } = init.headers
        if (init.method === 'GET') calls?.push({ path, headers, digest: digestOf(answer) })
        else calls = undefined
        return answer
      },
    },
  }
}

/**
 * Pages that are sent again as long as the engine answers what they ask with the same bytes. A page is a function of
 * those answers, so nothing is rendered, and nothing can be shown to whom the engine would answer otherwise: each reader's
 * calls are asked with their own token.
 */
export const createPageCache = <T>({ maxBytes, maxAge, now, onAnswer }: Options) => {
  const pages = new LRUCache<string, CachedPage<T>>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 10)),
    sizeCalculation: ({ bytes, calls }, key) =>
      key.length * 2 + bytes + calls.reduce((sum, { path }) => sum + path.length * 2 + 300, 500),
  })

  const find = (key: string) => {
    const known = pages.get(key)
    if (!known || now().getTime() - known.madeAt < maxAge) return known
    pages.delete(key)
    return undefined
  }

  /** Whether the engine answers one call of a page as it did; the answer goes to `answers`. */
  const isSame = async (
    { path, headers, digest }: PageCall,
    client: ShopperEngineClient,
    answers: Map<string, EngineAnswer>,
  ) => {
    const init = { method: 'GET', headers: { ...headers, 'correlation-id': randomUUID() } }
    // What does not come, or late, is left to who makes the page: not every call of it is waited for.
    const answer = await withTimeout(client.call(path, init))
    if (!answer) return false
    onAnswer(answer)
    answers.set(path, answer)
    return digestOf(answer) === digest
  }

  return {
    /** The page of a key, if its calls were asked for this version of the catalogue; for readers who all get the same. */
    get(key: string, version: string): T | undefined {
      const known = find(key)
      return known?.version === version ? known.page : undefined
    },
    /**
     * The page of a key, if it is what this reader would get now; else the answers that were fetched to find that out,
     * for the one who makes it anew.
     */
    async revalidate(
      key: string,
      { basis, client, version }: { basis: PageBasis; client: ShopperEngineClient; version: string },
    ): Promise<{ page?: T; answers: Map<string, EngineAnswer> }> {
      const answers = new Map<string, EngineAnswer>()
      const known = find(key)
      if (known?.shop !== basis.shop || known.style !== basis.style) return { answers }
      const same = await Promise.all(known.calls.map((call) => isSame(call, client, answers)))
      if (!same.every(Boolean)) return { answers }
      known.version = version
      return { page: known.page, answers }
    },
    set(key: string, page: Omit<CachedPage<T>, 'madeAt'>) {
      pages.set(key, { ...page, madeAt: now().getTime() })
    },
    bytes: () => pages.calculatedSize,
    count: () => pages.size,
  }
}
