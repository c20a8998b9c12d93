import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { useSession } from '../../api/session.ts'
import { ListPages, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { TransferStatus, useStores } from '../../features/stock/index.ts'
import { Button, EmptyState, RowLink, Section, Skeleton, TabLink, Tabs } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { NewTransferDialog } from './new-transfer-dialog.tsx'
import { ProposalsDialog } from './proposals-dialog.tsx'
import styles from './transfers.module.css'

const tabs = [
  { title: messages.open, status: 'created,shipped' },
  { title: messages.received, status: 'received' },
  { title: messages.cancelled, status: 'cancelled' },
] as const

/** Goods that go from store to store: proposed, made, on their way. */
export const TransfersScreen = () => {
  const { call, t, format } = useEnv()
  const { has } = useSession()
  const { country, storeIds } = usePlace()
  const state = useListState()
  const { here, nameOf } = useStores()
  const [asked, setAsked] = useState<'propose' | 'create' | undefined>(
    state.search.create === 'true' ? 'create' : undefined,
  )
  const [now] = useState(() => new Date())
  const status = state.search.status ?? tabs[0].status
  const query = {
    status,
    limit: state.size,
    offset: (state.page - 1) * state.size,
    ...(country === undefined ? {} : { country }),
  }
  const found = useQuery({
    queryKey: [inventory.getTransfers, query],
    queryFn: () => call(inventory.getTransfers, { query }),
    placeholderData: keepPreviousData,
  })
  const rows = found.data?.data
  const mayMove = has('stock.transfer')
  const own = storeIds.length > 0 ? here.filter(({ storeId }) => storeIds.includes(storeId)) : here
  return (
    <Page
      title={t(messages.title)}
      actions={
        mayMove && (
          <>
            <Button onClick={() => setAsked('create')}>{t(messages.create)}</Button>
            <Button kind="main" icon="truck" onClick={() => setAsked('propose')}>
              {t(messages.propose)}
            </Button>
          </>
        )
      }
    >
      <Tabs label={t(messages.states)}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.status}
            to="/transfers"
            search={{ status: tab.status }}
            isCurrent={tab.status === status}
          >
            {t(tab.title)}
          </TabLink>
        ))}
      </Tabs>
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} />}
      {rows?.length === 0 && (
        <EmptyState icon="truck" title={t(messages.empty)}>
          <p>{t(messages.emptyWhy)}</p>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <Section isBare title={`${t(messages.title)} (${format.number(found.data?.total ?? 0)})`}>
          <ul>
            {rows.map(({ id, fromStore, toStore, lines, creationDate, createdBy, status: now_ }) => (
              <li key={id}>
                <RowLink to="/transfers/$transferId" params={{ transferId: id }} className={styles.row}>
                  <strong>
                    {nameOf(fromStore)} → {nameOf(toStore)}
                  </strong>
                  <span>{t(messages.lines, format.number(lines.length))}</span>
                  <span className={styles.soft}>
                    {format.age(creationDate, now)} · {createdBy.name}
                  </span>
                  <TransferStatus status={now_} />
                </RowLink>
              </li>
            ))}
          </ul>
          <div className={styles.pages}>
            <ListPages state={state} total={found.data?.total ?? 0} shown={rows.length} />
          </div>
        </Section>
      )}
      {asked === 'propose' && own.length > 0 && (
        <ProposalsDialog stores={own} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'create' && here.length > 0 && (
        <NewTransferDialog stores={here} own={own} onClose={() => setAsked(undefined)} />
      )}
    </Page>
  )
}
