type Basket = { basketId: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBasket = (value: unknown): value is Basket =>
  isRecord(value) && typeof value.basketId === 'string' && typeof value.currency === 'string'

const writes = /\/shopper-baskets\/v\d\/organizations\/[^/]+\/baskets(?:\/|$)/

/** Whether a request changes a basket and is answered with the whole of it. */
export const isBasketWrite = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && writes.test(new URL(url).pathname)

/** What is kept of an address after this basket was written: undefined where it tells nothing of it. */
export const afterWrite = (address: string, cached: unknown, basket: Basket): unknown => {
  const { pathname } = new URL(address)
  if (pathname.endsWith(`/baskets/${basket.basketId}`)) return basket
  if (!/\/customers\/[^/]+\/baskets$/.test(pathname) || !isRecord(cached) || !Array.isArray(cached.baskets))
    return undefined
  const others = cached.baskets.filter((one) => !isBasket(one) || one.basketId !== basket.basketId)
  return { ...cached, total: others.length + 1, baskets: [...others, basket] }
}

/** Brings the kept baskets of this cache up to what a write has answered, so that they are right without a network. */
export const cacheBasket = async (cache: Cache, answer: Response): Promise<void> => {
  const basket: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined
  if (!isBasket(basket)) return
  for (const { url } of await cache.keys()) {
    if (!url.includes('/baskets')) continue
    const cached = await cache.match(url, { ignoreVary: true })
    const renewed = afterWrite(url, await cached?.json().catch(() => undefined), basket)
    if (cached && renewed !== undefined)
      await cache.put(url, new Response(JSON.stringify(renewed), { headers: cached.headers }))
  }
}
