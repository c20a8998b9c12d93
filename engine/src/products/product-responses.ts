import { createResponseCache } from '../kernel/response-cache.ts'
import type { Catalogue } from './load-catalogue.ts'

/** Answers with products, one or many, for all who ask the same. */
export const productResponses = createResponseCache(16 * 1024 * 1024)

/** What an answer with products is built from besides the catalogue: its stock, and the promotions that run. */
export const productSource = ({ shown, stock, promotions }: Catalogue, { select }: { select?: string }) => ({
  fingerprint: [stock?.fingerprint, promotions.map(({ id }) => id)],
  // A guest, too, is told from which quantity on it is quoted.
  pricesOf: shown.country,
  revalidate: stock?.revalidate,
  select,
})
