import type { NewLine } from '../../api/line-change.ts'
import { useChosenStore } from '../stores/index.ts'

/**
 * Names the store the shopper chose on new lines that name none, so that the stock that was shown is the stock that is
 * checked; without a choice the country's default serves.
 */
export const useAtChosenStore = () => {
  const { chosen } = useChosenStore()
  return (items: readonly NewLine[]): NewLine[] =>
    chosen ? items.map((item) => ({ c_store: chosen.id, ...item })) : [...items]
}
