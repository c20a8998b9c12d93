/** A number in [0, 1) that depends on nothing but the words given: the same bundle on every machine, in any order. */
export function chance(...words: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('|')) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
