/** Millimetres of the units that values of the trade are written in. */
const millimetres: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  '"': 25.4,
  pies: 304.8,
  ft: 304.8,
}

const marks: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4 }

/** '3', '0.38', '1/2', '1 1/2', '1½' and '½', each with the unit right behind it. */
const measure = /(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|(\d+(?:\.\d+)?)?([½¼¾])|(\d+(?:\.\d+)?)/g
const unit = /^\s*(mm|cm|m|pies|ft|")(?![a-z])/i

const numberIn = ([, whole, over, under, top, bottom, before, mark, plain]: RegExpMatchArray): number => {
  if (whole) return Number(whole) + Number(over) / Number(under)
  if (top) return Number(top) / Number(bottom)
  if (mark) return Number(before ?? 0) + (marks[mark] ?? 0)
  return Number(plain)
}

/** The figures of a value, larger ones first told: '2 x 4 x 1/8' → 2, 4, 0.125; of '#3 (3/8")' what is in brackets. */
const figuresOf = (value: string, bare: number): number[] => {
  const text = /^#\S+ \((.+)\)$/.exec(value)?.[1] ?? value
  return [...text.matchAll(measure)].map((match) => {
    const name = unit.exec(text.slice(match.index + match[0].length))?.[1]
    return numberIn(match) * (name ? (millimetres[name.toLowerCase()] ?? 1) : bare)
  })
}

const compareFigures = (a: readonly number[], b: readonly number[]): number => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? -1) - (b[at] ?? -1)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Values of one attribute by size, whatever way they are written in: fractions, decimals, inches beside millimetres. Where
 * fractions stand among them, figures without a unit are inches. Values without figures come last, in the order given.
 */
export const orderMeasures = (values: readonly string[]): string[] => {
  const bare = values.some((value) => /\d\/\d|[½¼¾]/.test(value)) ? (millimetres['"'] ?? 1) : 1
  const figures = new Map(values.map((value) => [value, figuresOf(value, bare)]))
  const isWord = (value: string) => !/^[#\d½¼¾]/.test(value)
  return values.toSorted(
    (a, b) =>
      Number(isWord(a)) - Number(isWord(b)) ||
      (isWord(a) ? 0 : compareFigures(figures.get(a) ?? [], figures.get(b) ?? [])),
  )
}
