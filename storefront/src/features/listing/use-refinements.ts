import { useText } from '../../lib/i18n/text.tsx'
import { type Refinement, type RefinementValue, useMoney } from '../product/index.ts'
import { messages } from './messages.ts'
import { refinementLabel } from './refinement-label.ts'

/** Values on all levels, those below a category after it. */
const flat = (values: readonly RefinementValue[] = []): RefinementValue[] =>
  values.flatMap((value) => [value, ...flat(value.values)])

/** The filters of a result with their values named for the page. */
export const useRefinements = (refinements: readonly Refinement[]) => {
  const t = useText()
  const money = useMoney()
  return refinements.map(({ attributeId, label = '', values = [] }) => ({
    id: attributeId,
    label,
    tree: values,
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
