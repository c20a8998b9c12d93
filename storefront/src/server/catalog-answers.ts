import { LRUCache } from 'lru-cache'
import type { EngineAnswer } from './engine-client.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

const mostBytes = 4 * 1024 * 1024

/**
 * Caches the answers of which the engine says (`x-catalog-only`) that they follow from catalogue and query alone, such as the
 * menu that every page asks for: they are asked once for each version of the catalogue, whoever looks. An answer that tells a
 * price or anything of a shopper never says so.
 */
export const createCatalogAnswers = (catalogVersion: () => string) => {
  const answers = new LRUCache<string, EngineAnswer>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, path) => body.length + path.length * 2 + 1_000,
  })
  const isOfNow = ({ headers }: EngineAnswer) =>
    catalogVersion()
      .split(' ')
      .some((version) => version === headers['x-catalog-version'])

  /** The client, which asks the engine for what is not cached. */
  return (client: ShopperEngineClient): ShopperEngineClient => ({
    ...client,
    async call(path, init, options) {
      const known = init.method === 'GET' ? answers.get(path) : undefined
      if (known && isOfNow(known)) return known
      const answer = await client.call(path, init, options)
      if (init.method === 'GET' && answer.status === 200 && answer.headers['x-catalog-only'])
        answers.set(path, answer)
      return answer
    },
  })
}

export type CatalogAnswers = ReturnType<typeof createCatalogAnswers>
