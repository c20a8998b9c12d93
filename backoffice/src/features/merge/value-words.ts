import { textOf } from '../../lib/marked-text.ts'

type Words = { yes: string; no: string }

type Members = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOfValue = (one: unknown) => JSON.stringify(one)

/** Say which thing it is, and are told even where they are the same. */
const naming = ['kind', 'id']
const firstTold = [...naming, 'es', 'default']
const rankOf = (name: string) => (firstTold.includes(name) ? firstTold.indexOf(name) : firstTold.length)

/** Of a thing what it says another way than the other one does, and what tells which it is. */
const differing = (one: unknown, other: unknown): unknown => {
  if (!isRecord(one) || !isRecord(other)) return one
  return Object.fromEntries(
    Object.keys(one)
      .filter((name) => naming.includes(name) || textOfValue(one[name]) !== textOfValue(other[name]))
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((name) => [name, differing(one[name], other[name])]),
  )
}

/**
 * Of two lists what only one of them has, and how much both have; undefined where either is no list. As many things on both sides are
 * the same things, changed: of each only what differs is told.
 */
export const apart = (
  mine: unknown,
  theirs: unknown,
): { mine: unknown[]; theirs: unknown[]; both: number } | undefined => {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const [mineTexts, theirTexts] = [new Set(mine.map(textOfValue)), new Set(theirs.map(textOfValue))]
  const onlyMine: unknown[] = mine.filter((one) => !theirTexts.has(textOfValue(one)))
  const onlyTheirs: unknown[] = theirs.filter((one) => !mineTexts.has(textOfValue(one)))
  const isPaired = onlyMine.length === onlyTheirs.length
  return {
    mine: isPaired ? onlyMine.map((one, at) => differing(one, onlyTheirs[at])) : onlyMine,
    theirs: isPaired ? onlyTheirs.map((one, at) => differing(one, onlyMine[at])) : onlyTheirs,
    both: mine.length - onlyMine.length,
  }
}

/** A member’s value as a person reads it: lists line by line, what has parts with a dot between; empty for nothing. */
export const valueWords = (value: unknown, words: Words): string => lineOf(value, words, '\n')

/** What stands within a line of a list stands beside one another. */
const lineOf = (value: unknown, words: Words, between: string): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((one) => lineOf(one, words, ', ')).join(between)
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => lineOf(one, words, ', '))
      .filter(Boolean)
      .join(' · ')
  if (typeof value !== 'string') return JSON.stringify(value)
  return textOf(value, value.startsWith('<p>') ? 'paragraphs' : 'line') ?? value
}
