import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { productSearch } from '../../api/products.ts'
import { allOf, isOneOf, type SearchQuery } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { JobDialog } from '../../features/bulk/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type ProductStep, refusedBy } from './product-step.ts'
import styles from './products.module.css'

/** How many of all that match a step changes, how many are so already, how many may not be. */
const useStepCounts = (query: SearchQuery, step: ProductStep | undefined) => {
  const { call, shop } = useEnv()
  const { countriesOf } = useSession()
  const own = countriesOf('sfcc.products.rw')
  const foreign = shop.countries.map(({ code }) => code).filter((code) => own?.includes(code) === false)
  const count = async (...more: (SearchQuery | undefined)[]) => {
    const body = {
      query: allOf(query, isOneOf('type', step?.kinds ?? []), ...more),
      limit: 1,
      expand: ['none'],
    }
    return (await call(productSearch.searchProducts, { body })).total
  }
  return useQuery({
    queryKey: ['product-step', query, step],
    enabled: step !== undefined,
    queryFn: async () => {
      if (!step) return undefined
      const refusing = refusedBy(step, foreign)
      const [all, same, refusable, refusableSame] = await Promise.all([
        count(),
        count(step.same),
        refusing ? count(refusing) : 0,
        refusing ? count(step.same, refusing) : 0,
      ])
      const refused = refusable - refusableSame
      return { all, same, refused, changed: all - same - refused }
    },
    gcTime: 0,
  })
}

type UpdateDialogProps = {
  title: string
  /** What the step is done to. */
  query: SearchQuery
  /** Undefined while it is not chosen yet. */
  step: ProductStep | undefined
  /** Tells how many of how many change. */
  will: Record<'es' | 'en', (n: string, all: string) => string>
  /** By what it is chosen. */
  children?: ReactNode
  onStart(): void
  onClose(): void
}

/** A step on every product that matches: how many change, how many are so already, how many may not be. */
export const UpdateDialog = ({ title, query, step, will, children, onStart, onClose }: UpdateDialogProps) => {
  const { t, format } = useEnv()
  const found = useStepCounts(query, step)
  const data = step && found.data
  return (
    <JobDialog
      title={title}
      jobId="update-products"
      parameters={
        step ? { query: allOf(query, isOneOf('type', step.kinds ?? [])), changes: step.changes } : {}
      }
      shown={data?.all ?? 0}
      canStart={data !== undefined && data.changed > 0}
      shownBy={productSearch.searchProducts}
      onStart={onStart}
      onClose={onClose}
    >
      {children && <div className={styles.fields}>{children}</div>}
      {step && found.isPending && <Skeleton lines={2} />}
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {data && (
        <>
          <p>{t(will, format.number(data.changed), format.number(data.all))}</p>
          {data.same > 0 && <p>{t(messages.soAlready, format.number(data.same))}</p>}
          {data.refused > 0 && (
            <p>
              {t(step?.blocked ? messages.mainThere : messages.soldElsewhere, format.number(data.refused))}
            </p>
          )}
          {data.changed > 0 && <p>{t(messages.canBeUndone)}</p>}
        </>
      )}
    </JobDialog>
  )
}
