import { useSession } from '../../api/session.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'

/** A sale that was begun and is not over: its basket is the engine's, this browser remembers that it is there. */
export type OpenSale = { basketId: string; customer: string; storeId: string }

/** Sales that this person has begun in this browser, the latest first. */
export const useOpenSales = () => {
  const { person } = useSession()
  const [sales = [], setSales] = useStoredDraft<readonly OpenSale[]>(`counter.${person.userId}`)
  return {
    sales,
    remember: (sale: OpenSale) =>
      setSales((all = []) => [sale, ...all.filter(({ basketId }) => basketId !== sale.basketId)]),
    forget: (basketId: string) => setSales((all = []) => all.filter((one) => one.basketId !== basketId)),
  }
}
