/** What PostgreSQL's `ts_rank` counts of a word in a document by where it stands: D, C, B, A. */
const weightOf: Record<string, number> = {
  D: Math.fround(0.02),
  C: Math.fround(0.15),
  B: 0.5,
  A: 1,
}

/** The sum of 1 / n² over all n, as `ts_rank` writes it. */
const limitOfSum = 1.64493406685

/**
 * What a word adds to a document's rank, as `ts_rank` reckons it, in the same single precision: two documents that are
 * equally good for PostgreSQL have to be so here. `weights`: a letter for each place where the word stands.
 */
export const rankOf = (weights: string): number => {
  let sum = 0
  let highest = -1
  let at = 0
  for (let place = 0; place < weights.length; place++) {
    const weight = weightOf[weights[place] ?? 'D'] ?? 0
    sum = Math.fround(sum + Math.fround(weight / ((place + 1) * (place + 1))))
    if (weight > highest) {
      highest = weight
      at = place
    }
  }
  const own = Math.fround(highest / ((at + 1) * (at + 1)))
  return Math.fround(Math.fround(highest + sum) - own) / limitOfSum
}

/** The letters of the places of a word, from PostgreSQL's text: `6A,15A,33` → `AAD`. */
const lettersOf = (places: string): string => {
  let letters = ''
  let last = ''
  for (const sign of places) {
    if (sign === ',') letters += last in weightOf ? last : 'D'
    last = sign
  }
  return letters + (last in weightOf ? last : 'D')
}

/**
 * The words of a document as PostgreSQL writes a tsvector (`'lamin':1A,18B 'mm':9A`), each with its places. Words hold
 * neither quotes nor backslashes: `search_text` keeps none.
 */
export const eachWord = (document: string, take: (word: string, places: string) => void): void => {
  let at = 0
  while (at < document.length) {
    const end = document.indexOf("'", at + 1)
    if (end < 0) return
    const word = document.slice(at + 1, end)
    const blank = document.indexOf(' ', end)
    const stop = blank < 0 ? document.length : blank
    take(word, document.slice(end + 2, stop))
    at = stop + 1
  }
}

/** Numbers for what a word adds: a catalogue has a few hundred different ones. */
export type RankCodes = {
  /** What is added, by code. */
  ranks: number[]
  codeOf(places: string): number
}

export const createRankCodes = (): RankCodes => {
  const byLetters = new Map<string, number>()
  const ranks: number[] = []
  return {
    ranks,
    codeOf: (places) => {
      const letters = lettersOf(places)
      const known = byLetters.get(letters)
      if (known !== undefined) return known
      byLetters.set(letters, ranks.length)
      return ranks.push(rankOf(letters)) - 1
    },
  }
}
