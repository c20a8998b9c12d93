/**
 * Of journeys that differ in language, width or who walks alone, one is walked daily and all at LONG; `links.spec` reads
 * every page in both languages each day. `at` says which, so that each language has its share.
 */
export const dailySample = <One>(all: readonly One[], at = 0): readonly One[] =>
  process.env.LONG ? all : all.slice(at, at + 1)
