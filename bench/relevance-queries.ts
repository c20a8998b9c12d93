import { readdirSync, readFileSync } from 'node:fs'

type Query = { locale: string; q: string }

/** What shoppers of six countries search for, in their own words. */
export const relevanceQueries = (): Query[] => {
  const folder = new URL('../engine/src/search/relevance/', import.meta.url)
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
}
