/** The beginning of a text, never half a sign: an emoji cut in two can be neither sent nor stored. */
export const cutText = (text: string, mostLetters: number): string =>
  text.slice(0, mostLetters).replace(/[\uD800-\uDBFF]$/, '')
