import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { casesQuery } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { AccountPage } from '../../features/customer/index.ts'
import { CaseDialog } from '../../features/service-case/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { CaseCard } from './case-card.tsx'
import styles from './cases.module.css'
import { messages } from './messages.ts'

/** The customer's cases and the way to write a new one. */
export const Cases = () => {
  const t = useText()
  const { data, isError, refetch } = useQuery(casesQuery(useEnv()))
  const [writing, setWriting] = useState(false)
  const none = data?.data.length === 0
  const write = (
    <Button className={styles.write} onClick={() => setWriting(true)}>
      {t(messages.write)}
    </Button>
  )
  return (
    <AccountPage title={t(messages.title)}>
      {!none && write}
      {isError && !data && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {!data && !isError && <Skeleton shape="block" />}
      {none && (
        <EmptyState drawing="orders" title={t(messages.empty)} action={write}>
          {t(messages.emptyHint)}
        </EmptyState>
      )}
      <ul role="list" className={styles.cards}>
        {data?.data.map((one) => (
          <li key={one.id}>
            <CaseCard {...one} />
          </li>
        ))}
      </ul>
      <CaseDialog
        open={writing}
        onClose={() => {
          setWriting(false)
          void refetch()
        }}
      />
    </AccountPage>
  )
}
