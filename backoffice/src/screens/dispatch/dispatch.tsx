import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { EmptyState, Notice, Skeleton } from '../../ui/index.ts'
import styles from './dispatch.module.css'
import { LeftTruck } from './left-truck.tsx'
import { LoadTruck } from './load-truck.tsx'
import { messages } from './messages.ts'
import { RecentDispatches } from './recent-dispatches.tsx'
import { mostOrders, useDispatch } from './use-dispatch.ts'

const Loading = () => {
  const { t } = useEnv()
  const { has } = useSession()
  const navigate = useNavigate()
  const { waiting: found, dispatch } = useDispatch()
  const mayDispatch = has('orders.dispatch')
  const waiting = found.data?.waiting
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)}>
      <div className={styles.stack}>
        {!mayDispatch && <Notice tone="open">{t(messages.readOnly)}</Notice>}
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={8} />}
        {waiting?.length === 0 && (
          <EmptyState icon="truck" title={t(messages.empty)}>
            <p>{t(messages.emptyWhy)}</p>
          </EmptyState>
        )}
        {found.data?.hasMore && <Notice tone="open">{t(messages.more, mostOrders)}</Notice>}
        {waiting && waiting.length > 0 && (
          <LoadTruck
            waiting={waiting}
            mayDispatch={mayDispatch}
            onLeft={(left) => void navigate({ to: '/dispatch', search: { left } })}
            dispatch={dispatch}
          />
        )}
        <RecentDispatches />
      </div>
    </Page>
  )
}

/** Loads a truck with ready goods of several orders, says that they left, and prints the note that goes with them. */
export const DispatchScreen = () => {
  const { left } = useSearch({ strict: false })
  return left ? <LeftTruck key={left} dispatchId={left} /> : <Loading />
}
