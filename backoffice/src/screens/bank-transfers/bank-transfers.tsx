import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Page } from '../../features/page/index.ts'
import { SearchField, TabLink, Tabs } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { ImportStatement } from './import-statement.tsx'
import { messages } from './messages.ts'
import { OpenLines } from './open-lines.tsx'
import { SettledLines } from './settled-lines.tsx'
import { useBank } from './use-bank.ts'

const tabs = [
  { status: 'open', title: messages.open },
  { status: 'matched', title: messages.matched },
  { status: 'ignored', title: messages.ignored },
] as const

/** The bank's lines and the orders that wait for them: certain ones confirmed at once, the rest decided one by one. */
export const BankTransfersScreen = () => {
  const { t } = useEnv()
  const { can, has } = useSession()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const bank = useBank()
  const [now] = useState(() => new Date())
  const { status } = tabs.find((one) => one.status === search.status) ?? tabs[0]
  const words = search.q ?? ''
  const mayWrite = can('sfcc.payments.rw') && has('orders.paid')
  return (
    <Page
      width="full"
      title={t(messages.title)}
      actions={can('sfcc.payments.rw') && <ImportStatement onImported={() => void bank.refresh()} />}
    >
      <div className={styles.tools}>
        <Tabs label={t(messages.states)}>
          {tabs.map((tab) => (
            <TabLink
              key={tab.status}
              to="/bank-transfers"
              search={{ status: tab.status }}
              isCurrent={tab.status === status}
            >
              {t(tab.title)}
            </TabLink>
          ))}
        </Tabs>
        <SearchField
          label={t(status === 'open' ? messages.search : messages.searchBank)}
          value={words}
          onChange={({ target }) =>
            void navigate({
              to: '/bank-transfers',
              search: { status, show: search.show, q: target.value || undefined },
              replace: true,
            })
          }
        />
      </div>
      {status === 'open' ? (
        <OpenLines bank={bank} mayWrite={mayWrite} words={words} show={search.show} now={now} />
      ) : (
        <SettledLines key={status} status={status} bank={bank} mayWrite={mayWrite} words={words} now={now} />
      )}
    </Page>
  )
}
