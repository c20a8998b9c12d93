import { useText } from '../../lib/i18n/text.tsx'
import { useMoney } from '../market/index.ts'
import type { Refinement, RefinementValue } from '../product/index.ts'
import { messages } from './messages.ts'
import { refinementLabel } from './refinement-label.ts'

type Deep = RefinementValue & { depth: number }

/** Values on all levels, those below a category after it. */
const flat = (values: readonly RefinementValue[] = [], depth = 0): Deep[] =>
  values.flatMap((value) => [{ ...value, depth }, ...flat(value.values, depth + 1)])

/** The filters of a result with their values named for the page. */
export const useRefinements = (refinements: readonly Refinement[]) => {
  const t = useText()
  const money = useMoney()
  return refinements.map(({ attributeId, label = '', values = [] }) => ({
    id: attributeId,
    label,
    values: flat(values).map((value) => ({
      ...value,
      label: refinementLabel(attributeId, value, {
        money: (major) => money(major),
        priceFrom: (from) => t(messages.priceFrom, { from }),
      }),
    })),
  }))
}

export type ShownRefinement = ReturnType<typeof useRefinements>[number]
