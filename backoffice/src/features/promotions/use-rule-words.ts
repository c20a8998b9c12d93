import { useEnv } from '../../api/env.tsx'
import { useCategories } from '../categories/index.ts'
import type { Words } from './rule-sentence.ts'

/** What rules are put into words with: names of categories, amounts of the first country. */
export const useRuleWords = (): Words => {
  const { t, format, shop } = useEnv()
  const { placed } = useCategories()
  const [country = { code: 'SV', currency: 'USD' }] = shop.countries
  return {
    t,
    format,
    country,
    categoryName: (id) => placed.find(({ category }) => category.id === id)?.title ?? id,
  }
}
