// @chunk prices
/** Made when first asked for: reading the rules of an order holds up a phone that only shows what the server wrote. */
let numbers: Intl.Collator | undefined

/** '1.2 mm', '2 mm' → '1.2 – 2 mm': a unit both have is said once. What closes a bracket is none. */
const span = (first: string, last: string) => {
  const unit = /\s[^\s)]+$/.exec(last)?.[0] ?? ''
  return `${unit && first.endsWith(unit) ? first.slice(0, -unit.length) : first} – ${last}`
}

/** The span of a choice with figures, '1.83 – 3.66 m'; nothing for names that have no order. */
export const spanOf = (names: readonly string[]): string | undefined => {
  numbers ??= new Intl.Collator('es', { numeric: true })
  const sorted = names.toSorted(numbers.compare)
  const [first = ''] = sorted
  if (sorted.length === 1) return first
  return /\d/.test(first) ? span(first, sorted.at(-1) ?? first) : undefined
}
