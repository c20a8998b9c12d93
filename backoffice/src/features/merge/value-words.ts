type Words = { yes: string; no: string }

/** Of two lists what only one of them has, and how much both have; undefined where either is no list. */
export const apart = (
  mine: unknown,
  theirs: unknown,
): { mine: unknown[]; theirs: unknown[]; both: number } | undefined => {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const textOf = (one: unknown) => JSON.stringify(one)
  const [mineTexts, theirTexts] = [new Set(mine.map(textOf)), new Set(theirs.map(textOf))]
  return {
    mine: mine.filter((one) => !theirTexts.has(textOf(one))),
    theirs: theirs.filter((one) => !mineTexts.has(textOf(one))),
    both: mine.filter((one) => theirTexts.has(textOf(one))).length,
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
  return typeof value === 'string' ? value : JSON.stringify(value)
}
