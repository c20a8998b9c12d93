import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useEnv } from '../api/env.tsx'
import { isUnderWay, type JobExecution, jobs } from '../api/jobs.ts'
import { useSession } from '../api/session.ts'
import { phone, useMedia } from '../lib/use-media.ts'
import { Menu, MenuItem, showToast } from '../ui/index.ts'
import styles from './app.module.css'
import { messages } from './messages.ts'

/** Looked at often while something goes on, else seldom: another window may have begun it. */
const [busyMs, quietMs] = [2_000, 60_000]

const page = '/import-export'

const kindOf = ({ jobId }: JobExecution) =>
  jobId.startsWith('import-') ? messages.anImport : messages.anExport

/** Says once what has ended since it was last seen under way, wherever the person is now. */
const useEndings = (all: readonly JobExecution[] | undefined) => {
  const { t } = useEnv()
  const isThere = useRouterState({ select: ({ location }) => location.pathname.endsWith(page) })
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

/** Long work of this person that goes on, in the bar above every page: how far each is, and where to look. */
export const RunningJobs = () => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const navigate = useNavigate()
  const found = useQuery({
    queryKey: [jobs.getJobExecutions, 'running'],
    queryFn: ({ signal }) => call(jobs.getJobExecutions, { query: { limit: 10 }, signal }),
    enabled: can('sfcc.jobs'),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? busyMs : quietMs),
  })
  const all = found.data?.data
  useEndings(all)
  const running = all?.filter(isUnderWay) ?? []
  const isPhone = useMedia(phone)
  if (running.length === 0) return null
  return (
    <Menu label={t(messages.running, running.length)} icon="jobs" isIconOnly={isPhone}>
      {running.map((job) => {
        const { id, jobId, c_done: done, c_total: total } = job
        return (
          <MenuItem
            key={id}
            onClick={() => void navigate({ to: page, search: { job: jobId, execution: id } as never })}
          >
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
