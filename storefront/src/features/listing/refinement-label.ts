import type { RefinementValue } from '../product/index.ts'

type Written = { money(major: number): string; priceFrom(from: string): string }

const bounds = /^\((\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)?\)$/

/** How a value of a filter reads: prices in the country's currency, all else as the engine names it. */
export const refinementLabel = (
  attributeId: string,
  { value, label }: Pick<RefinementValue, 'value' | 'label'>,
  { money, priceFrom }: Written,
): string => {
  const match = attributeId === 'price' ? bounds.exec(value) : null
  if (!match) return label
  const from = money(Number(match[1]))
  return match[2] === undefined ? priceFrom(from) : `${from} – ${money(Number(match[2]))}`
}
