import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isUnderWay, type JobExecution, jobs } from '../../api/jobs.ts'
import { useSession } from '../../api/session.ts'
import { phone, useMedia } from '../../lib/use-media.ts'
import { Menu, MenuItem, showToast } from '../../ui/index.ts'
import styles from './jobs.module.css'
import { messages } from './messages.ts'

/** Looked at often while something goes on, else seldom: another window may have begun it. */
const [busyMs, quietMs] = [2_000, 60_000]

const kindOf = ({ jobId }: JobExecution) => {
  if (jobId.startsWith('import-')) return messages.anImport
  return jobId.startsWith('export-') ? messages.anExport : messages.aBulkEdit
}

/** Says once what has ended since it was last seen under way; where all of it is shown, nothing. */
const useEndings = (all: readonly JobExecution[] | undefined, isThere: boolean) => {
  const { t } = useEnv()
  const known = useRef(new Set<string>())
  useEffect(() => {
    for (const job of all ?? []) {
      if (isUnderWay(job)) known.current.add(job.id)
      else if (known.current.delete(job.id) && !isThere && job.executionStatus !== 'aborted') {
        const isFailed = job.executionStatus === 'failed'
        const words = isFailed ? messages.jobFailed : messages.jobDone
        showToast(t(words, t(kindOf(job))), { tone: isFailed ? 'bad' : 'good' })
      }
    }
  }, [all, isThere, t])
}

type RunningJobsProps = {
  /** The person looks at the page of all of it. */
  isThere: boolean
  onOpen(job: Pick<JobExecution, 'jobId' | 'id'>): void
}

/** Long work of this person that goes on, in the bar above every page: how far each is, and where to look. */
export const RunningJobs = ({ isThere, onOpen }: RunningJobsProps) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const found = useQuery({
    queryKey: [jobs.getJobExecutions, 'running'],
    queryFn: ({ signal }) => call(jobs.getJobExecutions, { query: { limit: 10 }, signal }),
    enabled: can('sfcc.jobs'),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? busyMs : quietMs),
  })
  const all = found.data?.data
  useEndings(all, isThere)
  const running = all?.filter(isUnderWay) ?? []
  const isPhone = useMedia(phone)
  if (running.length === 0) return null
  return (
    <Menu label={t(messages.running, running.length)} icon="jobs" isIconOnly={isPhone}>
      {running.map((job) => {
        const { c_done: done, c_total: total } = job
        return (
          <MenuItem key={job.id} onClick={() => onOpen(job)}>
            <span className={styles.job}>
              {t(kindOf(job))}
              <progress aria-hidden="true" {...(total > 0 ? { value: done, max: total } : {})} />
              {total > 0 && <small>{t(messages.doneOf, format.number(done), format.number(total))}</small>}
            </span>
          </MenuItem>
        )
      })}
    </Menu>
  )
}
