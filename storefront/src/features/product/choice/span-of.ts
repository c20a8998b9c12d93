// @chunk prices

/** '1.2 mm', '2 mm' → '1.2 – 2 mm': a unit both have is said once. A fraction is none, nor what closes a bracket. */
const span = (first: string, last: string) => {
  const unit = /\s[\p{L}²³]+$/u.exec(last)?.[0] ?? ''
  return `${unit && first.endsWith(unit) ? first.slice(0, -unit.length) : first} – ${last}`
}

/**
 * The span of a choice with figures, from the first to the last in the merchant's order: '1/4" – 1"'. Nothing for names
 * that are words, or words among figures: they have no ends.
 */
export const spanOf = (names: readonly string[]): string | undefined => {
  const [first = ''] = names
  if (names.length === 1) return first
  const isFigure = (name: string) => /^[#\d½¼¾]/.test(name) && !/\s(y|and)\s/.test(name)
  return names.every(isFigure) ? span(first, names.at(-1) ?? first) : undefined
}
