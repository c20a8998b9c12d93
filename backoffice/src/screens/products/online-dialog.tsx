import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { productSearch } from '../../api/products.ts'
import { allOf, isFlag, isOneOf, type SearchQuery } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { JobDialog } from '../../features/bulk/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'

type OnlineDialogProps = {
  /** What the list shows. */
  query: SearchQuery
  online: boolean
  onStart(): void
  onClose(): void
}

/** Puts every product that matches on sale, or takes it off: how many change, how many are so already, how many may not be. */
export const OnlineDialog = ({ query, online, onStart, onClose }: OnlineDialogProps) => {
  const { call, shop, t, format } = useEnv()
  const { countriesOf } = useSession()
  const own = countriesOf('sfcc.products.rw')
  const foreign = shop.countries.map(({ code }) => code).filter((code) => own?.includes(code) === false)
  const count = async (...more: (SearchQuery | undefined)[]) => {
    const body = { query: allOf(query, ...more), limit: 1, expand: ['none'] }
    return (await call(productSearch.searchProducts, { body })).total
  }
  const found = useQuery({
    queryKey: ['online', query, online],
    queryFn: async () => {
      const isOther = isFlag('online', [String(!online)])
      const [all, other, refused] = await Promise.all([
        count(),
        count(isOther),
        foreign.length > 0 ? count(isOther, isOneOf('c_countries', foreign)) : 0,
      ])
      return { all, changed: other - refused, refused, unchanged: all - other }
    },
    gcTime: 0,
  })
  const { data } = found
  return (
    <JobDialog
      title={t(online ? messages.putOnline : messages.takeOffline)}
      jobId="set-products-online"
      parameters={{ query, online }}
      shown={data?.all ?? 0}
      canStart={data !== undefined && data.changed > 0}
      shownBy={productSearch.searchProducts}
      onStart={onStart}
      onClose={onClose}
    >
      {found.isPending && <Skeleton lines={2} />}
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {data && (
        <>
          <p>
            {t(
              online ? messages.willPutOnline : messages.willTakeOffline,
              format.number(data.changed),
              format.number(data.all),
            )}
          </p>
          {data.unchanged > 0 && <p>{t(messages.soAlready, format.number(data.unchanged))}</p>}
          {data.refused > 0 && <p>{t(messages.soldElsewhere, format.number(data.refused))}</p>}
          <p>{t(messages.canBeUndone)}</p>
        </>
      )}
    </JobDialog>
  )
}
