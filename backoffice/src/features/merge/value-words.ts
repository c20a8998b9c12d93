type Words = { yes: string; no: string }

/** A member’s value as a person reads it: lists line by line, what has parts with a dot between; empty for nothing. */
export const valueWords = (value: unknown, words: Words): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.map((one) => valueWords(one, words)).join('\n')
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => valueWords(one, words))
      .filter(Boolean)
      .join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
