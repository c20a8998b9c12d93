import { keepAliveClient } from './keep-alive-client.ts'
import { percentile } from './measure.ts'
import { relevanceQueries } from './relevance-queries.ts'
import { customer, family } from './shopper.ts'

/** What proposals cost while shoppers type. Times in milliseconds. */
export type SuggestionFigures = {
  shoppers: number
  /** Different beginnings of queries. */
  prefixes: number
  requests: number
  p50: number
  p95: number
  p99: number
  failures: number
}

const shoppers = 4
const minLetters = 3

/** Real queries of the trade as they grow letter by letter under a shopper's fingers, each once. */
const typedPrefixes = () => {
  const addresses = relevanceQueries().flatMap(({ locale, q }) =>
    Array.from({ length: Math.max(0, q.length - minLetters + 1) }, (_, cut) => {
      const typed = q.slice(0, minLetters + cut).trim()
      return typed.length < minLetters ? [] : new URLSearchParams({ q: typed, locale }).toString()
    }).flat(),
  )
  return [...new Set(addresses)]
}

/**
 * Several customers type every query of the relevance set, `rounds` times and once before that is dropped. There are
 * more beginnings than the engine keeps answers of, so each is found anew.
 */
export const suggestionFigures = async (origin: string, rounds: number): Promise<SuggestionFigures> => {
  const buyer = await customer(origin, 'sv@lamina.example')
  const headers = { authorization: `Bearer ${buyer.token}`, 'accept-encoding': 'br' }
  const client = keepAliveClient(shoppers)
  const addresses = typedPrefixes()
  const times: number[] = []
  let failures = 0
  for (let round = 0; round <= rounds; round++) {
    const waiting = addresses.values()
    const type = async () => {
      for (const query of waiting) {
        const before = performance.now()
        const url = `${origin}${family.search}/search-suggestions?siteId=Lamina&expand=images,prices&${query}`
        const well = await client.get(url, headers)
        if (round === 0) continue
        times.push(performance.now() - before)
        if (!well) failures++
      }
    }
    await Promise.all(Array.from({ length: shoppers }, type))
  }
  client.close()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => percentile(sorted, part)
  return {
    shoppers,
    prefixes: addresses.length,
    requests: times.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failures,
  }
}
