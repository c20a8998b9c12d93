import type { Token } from './tokens.ts'
import type { Family, Vocabulary } from './vocabulary.ts'

/** A family that a line names, and the words of the trade by which it does. */
export type NamedFamily = { family: Family; phrase: ReadonlySet<string>; also: boolean }

/** What a line names: families, likeliest first; and the clues that say which of their goods. */
export type Named = {
  families: readonly NamedFamily[]
  clues: readonly Token[]
  /** Words that nothing in the shop knows. */
  unknown: number
}

/**
 * The families named by a line's words of the trade. Where the merchant's words have none, the families whose name or
 * keywords hold most of the line's words; those are never more than probable.
 */
export function nounsIn(given: readonly Token[], vocabulary: Vocabulary): Named {
  const telling = given.filter((clue) => clue.kind !== 'word' || !vocabulary.filler.has(clue.stem))
  const { clues, corrected } = withCorrections(telling, vocabulary)
  const stems = new Set(given.concat(clues).flatMap((clue) => (clue.kind === 'word' ? [clue.stem] : [])))
  const spoken = spokenFamilies(stems, vocabulary)
  const families = spoken.length > 0 ? spoken : familiesByName(stems, vocabulary)
  const known = clues.filter((clue) => isKnown(clue, families, vocabulary))
  const guessed = spoken.length > 0 ? 0 : 1
  return { families, clues: known, unknown: clues.length - known.length + corrected + guessed }
}

function spokenFamilies(stems: ReadonlySet<string>, { nouns, families }: Vocabulary): NamedFamily[] {
  const found = nouns.flatMap(({ noun, phrases }) => {
    const said = phrases.filter((phrase) => phrase.every((word) => stems.has(word)))
    return said.length > 0
      ? [{ noun, phrase: new Set(said.flat()), longest: Math.max(...said.map(({ length }) => length)) }]
      : []
  })
  const named = found
    .sort((a, b) => b.longest - a.longest)
    .flatMap(({ noun, phrase }) => [
      ...noun.masterIds.map((id) => ({ id, phrase, also: false })),
      ...(noun.also ?? []).map((id) => ({ id, phrase, also: true })),
    ])
  return [...Map.groupBy(named, ({ id }) => id)].flatMap(([id, rows]) => {
    const family = families.get(id)
    const phrase = new Set(rows.flatMap((row) => [...row.phrase]))
    return family ? [{ family, phrase, also: rows.every((row) => row.also) }] : []
  })
}

function familiesByName(
  stems: ReadonlySet<string>,
  { families, filler, colours, units }: Vocabulary,
): NamedFamily[] {
  const said = [...stems].filter((stem) => !filler.has(stem) && !colours.has(stem))
  const named = said.filter((stem) => !units.has(stem))
  // A roll of what nobody here has is no roll of something else.
  const telling = named.length > 0 ? named : said
  const held = [...families.values()].map((family) => ({
    family,
    count: telling.filter((stem) => family.stems.has(stem)).length,
  }))
  const most = Math.max(1, ...held.map(({ count }) => count))
  return held
    .filter(({ count }) => count === most)
    .map(({ family }) => ({ family, phrase: new Set(), also: false }))
}

function isKnown(clue: Token, families: readonly NamedFamily[], { colours, values }: Vocabulary): boolean {
  if (clue.kind !== 'word' || colours.has(clue.stem) || values.has(clue.stem)) return true
  return families.some(
    ({ family, phrase }) =>
      phrase.has(clue.stem) || family.stems.has(clue.stem) || family.valueStems.has(clue.stem),
  )
}

/** A word nobody knows that is one slip away from exactly one word of the trade: `perling`. It is never sure. */
function withCorrections(clues: readonly Token[], vocabulary: Vocabulary) {
  const words = [...new Set(vocabulary.nouns.flatMap(({ phrases }) => phrases.flat()))]
  let corrected = 0
  const fixed = clues.map((clue): Token => {
    if (
      clue.kind !== 'word' ||
      clue.stem.length < 5 ||
      words.includes(clue.stem) ||
      isWord(clue.stem, vocabulary)
    )
      return clue
    const near = words.filter((word) => isOneSlip(word, clue.stem))
    const [only] = near
    if (near.length !== 1 || only === undefined) return clue
    corrected++
    return { ...clue, stem: only }
  })
  return { clues: fixed, corrected }
}

const isWord = (stem: string, { families, colours, values }: Vocabulary): boolean =>
  colours.has(stem) ||
  values.has(stem) ||
  [...families.values()].some((family) => family.stems.has(stem) || family.valueStems.has(stem))

/** One letter more, less, other, or two changed over. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (a.length === b.length) {
    const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
    return restA.slice(1) === restB.slice(1) || swapped
  }
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1)
}
