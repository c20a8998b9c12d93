import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser-storage.ts'

const most = 5

/** The latest term first, each once whatever its case, five at most (S9.007, S9.009). */
export const withRecentSearch = (terms: readonly string[], term: string): string[] =>
  [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, most)

const isTerms = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The terms this browser has searched for (S9.008). */
export const recentSearches = {
  read: (): string[] => readStoredJson(storageKeys.recentSearches, isTerms) ?? [],
  add(term: string) {
    writeStoredJson(storageKeys.recentSearches, withRecentSearch(recentSearches.read(), term))
  },
  clear() {
    removeStored(storageKeys.recentSearches)
  },
}
