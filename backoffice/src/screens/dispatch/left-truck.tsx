import { useEnv } from '../../api/env.tsx'
import { BackLink, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Skeleton } from '../../ui/index.ts'
import { DispatchNote } from './dispatch-note.tsx'
import styles from './dispatch.module.css'
import { messages } from './messages.ts'
import { useLeft } from './use-dispatch.ts'

/** The note of a truck that has left, to be printed, as often as it is needed. */
export const LeftTruck = ({ dispatchId }: { dispatchId: string }) => {
  const { t } = useEnv()
  const left = useLeft(dispatchId)
  return (
    <Page
      title={t(messages.note)}
      back={<BackLink to="/dispatch">{t(messages.title)}</BackLink>}
      actions={
        <Button
          kind="main"
          icon="print"
          className={styles.noPrint}
          disabled={!left.data}
          onClick={() => print()}
        >
          {t(messages.print)}
        </Button>
      }
    >
      {left.error && <ProblemNotice error={left.error} onRetry={() => void left.refetch()} />}
      {left.isPending && <Skeleton lines={8} />}
      {left.data && <DispatchNote {...left.data} />}
    </Page>
  )
}
