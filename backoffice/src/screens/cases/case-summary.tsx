import { useQuery } from '@tanstack/react-query'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { CaseStatus } from '../../features/cases/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, KeyValues, Skeleton } from '../../ui/index.ts'
import styles from './cases.module.css'
import { messages } from './messages.ts'

/** A case at a glance, beside the list: who writes, what, and what was answered. */
export const CaseSummary = ({ hit, onOpen }: { hit: CaseHit; onOpen(): void }) => {
  const { call, t, format } = useEnv()
  const { caseId } = hit
  const found = useQuery({
    queryKey: [cases.getCase, caseId],
    queryFn: () => call.tagged(cases.getCase, { params: { caseId } }),
  })
  const whole = found.data?.data
  return (
    <div className={styles.summary}>
      <KeyValues
        of={[
          [t(messages.status), <CaseStatus key="status" status={hit.status} />],
          [t(messages.customer), hit.name],
          [t(messages.email), hit.email],
          [t(messages.owner), hit.owner?.name],
          [t(messages.date), format.dateTime(hit.creationDate)],
          [t(messages.files), hit.fileCount === 0 ? '' : format.number(hit.fileCount)],
        ]}
      />
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {whole && <p className={styles.text}>{whole.description}</p>}
      {whole?.answers.map(({ at, actor, text }) => (
        <div key={at} className={styles.answer}>
          <small>
            {actor.name} · {format.dateTime(at)}
          </small>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
      <Button kind="main" onClick={onOpen}>
        {t(messages.openCase)}
      </Button>
    </div>
  )
}
