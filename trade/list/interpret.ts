import type { Fit } from './agree.ts'
import { fitOf } from './agree.ts'
import { matchUnit } from './match-unit.ts'
import { nounsIn } from './nouns.ts'
import type { Reading } from './readings.ts'
import type { Candidate, Vocabulary } from './vocabulary.ts'

/** Goods that a reading of a line fits best; `also` those of families it names beside them, `unknown` its words nobody knows. */
export type Interpretation = { reading: Reading; fits: readonly Fit[]; also: readonly Fit[]; unknown: number }

/** The goods that explain most of what a reading says. */
export function interpret(reading: Reading, vocabulary: Vocabulary): Interpretation {
  const [named] = reading.clues.flatMap((clue) =>
    clue.kind === 'word' ? (vocabulary.bySku.get(clue.text) ?? []) : [],
  )
  if (named) return { reading, also: [], unknown: 0, fits: bySku(named, reading, vocabulary) }
  const { families, clues, unknown } = nounsIn(reading.clues, vocabulary)
  const all = families.flatMap((one) =>
    one.family.candidates.map((candidate) => ({
      ...fitOf(candidate, one, clues, vocabulary),
      also: one.also,
    })),
  )
  const sold = matchUnit(all, reading.unit)
  const most = Math.max(0, ...sold.map(({ explained }) => explained))
  const best = sold.filter(({ explained }) => explained === most)
  const first = best.filter(({ also }) => !also)
  return first.length > 0
    ? { reading, fits: first, also: best.filter(({ also }) => also), unknown }
    : { reading, fits: best, also: [], unknown }
}

function bySku(candidate: Candidate, reading: Reading, vocabulary: Vocabulary): Fit[] {
  const family = vocabulary.families.get(candidate.product.id)
  const clues = reading.clues.filter((clue) => clue.kind !== 'word')
  return family ? [fitOf(candidate, { family, phrase: new Set(), also: false }, clues, vocabulary)] : []
}

/** Of several readings the one that leaves the fewest clues over, and then the fewest goods. */
export function scoreOf({ reading, fits, unknown }: Interpretation): number {
  const doubt = (reading.assumed ? 100 : 0) + (reading.withoutUnit ? 100 : 0)
  const over = (fits[0]?.unexplained.length ?? 9) + unknown
  return -over * 1000 - doubt - Math.min(99, fits.length)
}
