// @chunk goods
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { useChosenStore } from '../../stores/index.ts'
import { messages } from '../messages.ts'
import { stockQuery } from '../product-query.ts'

/** Most ids one call takes. */
const mostIds = 100

/** Stock of the products through the shopper's store, in one call; only in the browser, since it changes by the minute. */
export const useStock = (ids: readonly string[]) => {
  const env = useEnv()
  const t = useText()
  const { store, chosen } = useChosenStore()
  const asked = ids.slice(0, mostIds)
  const { data, isError } = useQuery({
    ...stockQuery(env, asked, store?.id ?? ''),
    enabled: store !== undefined && asked.length > 0,
    staleTime: 60_000,
  })
  const name = store?.name
  return {
    store,
    /** The store in words, which say so where nobody has chosen it. */
    storeName: name && !chosen ? t(messages.suggestedStore, { store: name }) : name,
    stock: data,
    failed: isError,
  }
}
