import { randomInt } from 'node:crypto'

/** Letters and figures that nobody mistakes for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const letters = 10

const one = () => Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('')

/** `count` codes that nobody guesses (31^10 are possible), all different from those that exist. */
export const newCodes = (prefix: string, count: number, known: readonly string[]): string[] => {
  const taken = new Set(known)
  const made: string[] = []
  while (made.length < count) {
    const code = prefix === '' ? one() : `${prefix}-${one()}`
    if (taken.has(code)) continue
    taken.add(code)
    made.push(code)
  }
  return made
}
