import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type JobExecution, mayAskFor } from '../../api/jobs.ts'
import { useSession } from '../../api/session.ts'
import { isOver, useJobActions, useJobs } from '../../features/jobs/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Badge, Button, EmptyState, Icon, IconButton, Notice, Section, Skeleton } from '../../ui/index.ts'
import { type ChosenFile, ChooseFile } from './choose-file.tsx'
import { exportKinds } from './export-kinds.ts'
import { isOurs } from './guess-columns.ts'
import styles from './import-export.module.css'
import { JobPanel, JobProgress } from './job-panel.tsx'
import { fileNameOf, jobState, jobTitle, toneOf } from './job-words.ts'
import { importKinds } from './kinds.ts'
import { MappingDialog } from './mapping-dialog.tsx'
import { messages } from './messages.ts'

const firstJobs = 10
const mostJobs = 100

type OpenJob = { jobId: string; id: string }

/** What somebody asked for, with how far it is and what it gave. */
const JobList = ({ open, onOpen }: { open: string | undefined; onOpen(job: OpenJob): void }) => {
  const { t, format } = useEnv()
  const [limit, setLimit] = useState(firstJobs)
  const found = useJobs(limit)
  const { abort, begin, download } = useJobActions()
  /** How long it took. */
  const tookOf = ({ duration }: JobExecution) => {
    if (duration === undefined) return ''
    const seconds = Math.max(1, Math.round(duration / 1000))
    return seconds < 60
      ? t(messages.seconds, format.number(seconds))
      : t(messages.minutes, format.number(seconds / 60, 1))
  }
  const row = (job: JobExecution) => {
    const title = jobTitle(t, job)
    const isExport = exportKinds.some(({ jobId }) => jobId === job.jobId)
    const isImport = importKinds.some(({ jobId }) => jobId === job.jobId)
    return (
      <li key={job.id} className={styles.job} data-open={job.id === open || undefined}>
        <span className={styles.jobText}>
          <strong>{title}</strong>
          <span className={styles.soft}>
            {[format.dateTime(job.c_createdAt), job.userLogin, tookOf(job)].filter(Boolean).join(' · ')}
          </span>
        </span>
        {isOver(job) ? <Badge tone={toneOf(job)}>{jobState(t, job)}</Badge> : <JobProgress job={job} />}
        <span className={styles.jobActions}>
          {!isOver(job) && (
            <Button
              isBusy={abort.isPending && abort.variables.id === job.id}
              onClick={() => abort.mutate(job)}
            >
              {t(messages.abort)}
            </Button>
          )}
          {job.c_resultLink && (
            <Button
              icon="download"
              aria-label={t(messages.downloadOf, title)}
              isBusy={download.isPending && download.variables.job.id === job.id}
              onClick={() => download.mutate({ job, name: fileNameOf(job) })}
            >
              {t(messages.download)}
            </Button>
          )}
          {isExport && isOver(job) && (
            <Button
              icon="undo"
              aria-label={t(messages.againOf, title)}
              isBusy={begin.isPending}
              onClick={() => begin.mutate({ jobId: job.jobId, parameters: job.parameters })}
            >
              {t(messages.again)}
            </Button>
          )}
          {isImport && (
            <IconButton icon="right" label={t(messages.openOf, title)} onClick={() => onOpen(job)} />
          )}
        </span>
      </li>
    )
  }
  if (found.error) return <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton />
  const { data, total } = found.data
  if (data.length === 0)
    return (
      <EmptyState icon="jobs" title={t(messages.empty)}>
        <p>{t(messages.emptyWhy)}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.jobs}>{data.map(row)}</ul>
      {total > limit && limit < mostJobs && (
        <div className={styles.more}>
          <Button onClick={() => setLimit(Math.min(mostJobs, limit * 3))}>{t(messages.showMore)}</Button>
        </div>
      )}
    </>
  )
}

/** Tables and bundles that are put in and taken out, as work that goes on when the page is closed. */
export const ImportExportScreen = () => {
  const { t } = useEnv()
  const session = useSession()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const [chosen, setChosen] = useState<ChosenFile>()
  const { begin } = useJobActions()
  const { job: jobId, execution } = search
  const open = jobId && execution ? { jobId, id: execution } : undefined
  const show = (next: OpenJob | undefined) =>
    void navigate({
      to: '/import-export',
      search: next ? { job: next.jobId, execution: next.id } : {},
      replace: true,
    })
  const imports = importKinds.filter(({ jobId }) => mayAskFor(session, jobId))
  const exports = exportKinds.filter(({ jobId }) => mayAskFor(session, jobId))
  const check = ({ kind, file }: ChosenFile, mapped: object) =>
    begin.mutate(
      { jobId: kind.jobId, parameters: { fileId: file.id, mode: 'check', ...mapped } },
      {
        onSuccess: (job) => {
          setChosen(undefined)
          show(job)
        },
      },
    )
  return (
    <Page title={t(messages.title)}>
      {open && <JobPanel key={open.id} job={open} onOpen={show} onClose={() => show(undefined)} />}
      {imports.length === 0 && exports.length === 0 && <Notice tone="open">{t(messages.notYours)}</Notice>}
      {imports.length > 0 && (
        <Section title={t(messages.putIn)} isBare>
          <ul>
            {imports.map((kind) => (
              <ChooseFile
                key={kind.jobId}
                kind={kind}
                onChosen={(file) =>
                  file.rows && !isOurs(file.rows.columns, kind.columns) ? setChosen(file) : check(file, {})
                }
              />
            ))}
          </ul>
        </Section>
      )}
      {exports.length > 0 && (
        <Section title={t(messages.takeOut)} isBare>
          <ul>
            {exports.map(({ jobId: wanted, title, why, icon, formats }) => (
              <li key={wanted} className={styles.kind}>
                <span className={styles.emblem}>
                  <Icon name={icon} size={20} />
                </span>
                <div className={styles.kindText}>
                  <h3>{t(title)}</h3>
                  <p className={styles.soft}>{t(why)}</p>
                </div>
                <div className={styles.kindActions}>
                  {formats.map((format) => (
                    <Button
                      key={format}
                      icon="download"
                      aria-label={t(messages.exportAs, t(title), format.toUpperCase())}
                      isBusy={
                        begin.isPending &&
                        begin.variables.jobId === wanted &&
                        (begin.variables.parameters.format ?? 'zip') === format
                      }
                      onClick={() =>
                        begin.mutate({ jobId: wanted, parameters: format === 'zip' ? {} : { format } })
                      }
                    >
                      {format.toUpperCase()}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(messages.work)} isBare>
        <JobList open={execution} onOpen={show} />
      </Section>
      {chosen && (
        <MappingDialog
          chosen={chosen}
          isBusy={begin.isPending}
          onCheck={(mapped) => check(chosen, mapped)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  )
}
