import type { Opportunity, QuoteLine } from '../../features/opportunities/index.ts'

export type Revision = NonNullable<Opportunity['Revisions']>[number]

/** A line that is not as it was: one that came has no `before`, one that went no `now`. */
export type LineChange = { before?: QuoteLine; now?: QuoteLine }

type Match = (before: QuoteLine, now: QuoteLine) => boolean

const isSameProduct: Match = (before, now) =>
  before.SKU === now.SKU && before.c_variationText === now.c_variationText

const isSameCut: Match = (before, now) => isSameProduct(before, now) && before.Length === now.Length

const isSame = (before: QuoteLine, now: QuoteLine) =>
  before.Quantity === now.Quantity && before.Length === now.Length && before.UnitPrice === now.UnitPrice

/**
 * What a revision changed compared with the one before it. A line is found again by product and length, else by product: then its
 * length is what changed.
 */
export const changesBetween = (before: Revision, now: Revision): LineChange[] => {
  const left = [...before.QuoteLineItems]
  const found = new Map<QuoteLine, QuoteLine>()
  for (const matches of [isSameCut, isSameProduct]) {
    for (const line of now.QuoteLineItems) {
      const at = found.has(line) ? -1 : left.findIndex((one) => matches(one, line))
      const [earlier] = at < 0 ? [] : left.splice(at, 1)
      if (earlier) found.set(line, earlier)
    }
  }
  const changed = now.QuoteLineItems.flatMap<LineChange>((line) => {
    const earlier = found.get(line)
    if (!earlier) return [{ now: line }]
    return isSame(earlier, line) ? [] : [{ before: earlier, now: line }]
  })
  return [...changed, ...left.map((line) => ({ before: line }))]
}
