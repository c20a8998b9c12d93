import { useSession } from '../api/session.ts'
import { navigation } from './navigation.ts'

/** What a person may open. */
export const useEntries = () => {
  const { can, has, countriesOf } = useSession()
  return navigation
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ scope, right, isWholeShop }) =>
          (scope === undefined || (isWholeShop ? countriesOf(scope) === undefined : can(scope))) &&
          (right === undefined || has(right)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
