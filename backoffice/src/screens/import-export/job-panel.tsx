import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type JobExecution, type JobId, type JobParameters, jobs, mayAskFor } from '../../api/jobs.ts'
import { useSession } from '../../api/session.ts'
import { OutcomeReport } from '../../features/bulk/index.ts'
import { isOver, useJob, useJobActions } from '../../features/jobs/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Badge, Button, CheckField, IconButton, Notice, Section, Skeleton } from '../../ui/index.ts'
import styles from './import-export.module.css'
import { Changes, Conflicts, Faults } from './job-report.tsx'
import { fileNameOf, jobState, jobTitle, toneOf } from './job-words.ts'
import { importKinds } from './kinds.ts'
import { messages } from './messages.ts'

const choices = [
  ['keep', messages.keep],
  ['overwrite', messages.overwrite],
] as const

/** How far it is, in a bar and in numbers. */
export const JobProgress = ({ job }: { job: JobExecution }) => {
  const { t, format } = useEnv()
  const { c_done: done, c_total: total } = job
  return (
    <span className={styles.progress}>
      <progress aria-label={jobTitle(t, job)} {...(total > 0 ? { value: done, max: total } : {})} />
      <span className={styles.soft}>
        {total > 0
          ? t(messages.doneOf, format.number(done), format.number(total))
          : t(messages[job.executionStatus])}
      </span>
    </span>
  )
}

type ApplyProps = { job: JobExecution; onApplied(next: { jobId: string; id: string }): void }

/** What a clean check is followed by. */
const Apply = ({ job, onApplied }: ApplyProps) => {
  const { t } = useEnv()
  const { begin } = useJobActions()
  const [edited, setEdited] = useState<JobParameters['edited']>()
  const [stock, setStock] = useState(false)
  const { jobId, parameters, c_report: report } = job
  const conflictCount = report?.conflictCount ?? 0
  const apply = () =>
    begin.mutate(
      {
        jobId,
        parameters: {
          ...parameters,
          mode: 'apply',
          ...(edited ? { edited } : {}),
          ...(stock ? { stock } : {}),
        },
      },
      { onSuccess: onApplied },
    )
  return (
    <div className={styles.apply}>
      {conflictCount > 0 && (
        <fieldset className={styles.which}>
          <legend>{t(messages.which)}</legend>
          {choices.map(([value, title]) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name="edited"
                checked={edited === value}
                onChange={() => setEdited(value)}
              />
              {t(title)}
            </label>
          ))}
        </fieldset>
      )}
      {jobId === 'import-bundle' && (
        <CheckField
          label={t(messages.withStock)}
          checked={stock}
          onChange={({ target }) => setStock(target.checked)}
        />
      )}
      <Button kind="main" isBusy={begin.isPending} disabled={conflictCount > 0 && !edited} onClick={apply}>
        {t(messages.apply)}
      </Button>
    </div>
  )
}

type JobPanelProps = {
  job: { jobId: string; id: string }
  onOpen(next: { jobId: string; id: string }): void
  onClose(): void
}

/** One piece of long work: how far it is, what it found, and what can be done next. */
export const JobPanel = ({ job: asked, onOpen, onClose }: JobPanelProps) => {
  const { call, t } = useEnv()
  const session = useSession()
  const { data: job, error, refetch } = useJob(asked)
  const { begin, abort, download } = useJobActions()
  const fileId = job?.parameters.fileId
  const file = useQuery({
    queryKey: [jobs.getFile, fileId],
    queryFn: ({ signal }) => call(jobs.getFile, { params: { fileId: fileId ?? '' }, signal }),
    enabled: fileId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const close = <IconButton icon="close" label={t(messages.close)} onClick={onClose} />
  if (error)
    return (
      <Section title={t(messages.work)} actions={close}>
        <ProblemNotice error={error} onRetry={() => void refetch()} />
      </Section>
    )
  if (!job)
    return (
      <Section title={t(messages.work)} actions={close}>
        <Skeleton />
      </Section>
    )
  const { c_report: report, parameters } = job
  const kind = importKinds.find(({ jobId }) => jobId === job.jobId)
  const isApplied = parameters.mode === 'apply'
  const changes =
    report?.changes.reduce(
      (sum, { added = 0, changed, removed = 0 }) => sum + added + changed + removed,
      0,
    ) ?? 0
  const mayApply =
    report !== undefined &&
    !isApplied &&
    job.executionStatus === 'finished' &&
    report.faultCount === 0 &&
    kind !== undefined &&
    mayAskFor(session, kind.jobId)
  const isUndoable = (job.c_outcomes?.changed ?? 0) > 0 || (kind?.isUndoable && isApplied && changes > 0)
  const mayUndo = isUndoable && parameters.undoes === undefined && mayAskFor(session, job.jobId as JobId)
  const what = [jobTitle(t, job), file.data?.name].filter(Boolean).join(' · ')
  return (
    <Section
      title={what}
      actions={
        <span className={styles.headEnd}>
          <Badge tone={toneOf(job)}>{jobState(t, job)}</Badge>
          {close}
        </span>
      }
    >
      <div className={styles.form} aria-live="polite">
        {!isOver(job) && (
          <div className={styles.running}>
            <JobProgress job={job} />
            <Button isBusy={abort.isPending} onClick={() => abort.mutate(job)}>
              {t(messages.abort)}
            </Button>
          </div>
        )}
        {isOver(job) && report && report.faultCount > 0 && <Faults report={report} />}
        {isOver(job) && report && report.conflictCount > 0 && !isApplied && (
          <Conflicts report={report} kind={kind} />
        )}
        {isOver(job) && report && report.faultCount === 0 && (
          <>
            {isApplied && job.executionStatus === 'finished' && (
              <Notice tone="good">{t(messages.changed, changes)}</Notice>
            )}
            {changes === 0 && report.conflictCount === 0 ? (
              <p>{t(messages.nothingToDo)}</p>
            ) : (
              <Changes report={report} kind={kind} />
            )}
          </>
        )}
        {isOver(job) && job.c_outcomes && <OutcomeReport outcomes={job.c_outcomes} />}
        <div className={styles.foot}>
          {isOver(job) && (job.c_resultLink || (job.c_faultsLink && (report?.faultCount ?? 0) > 0)) && (
            <Button
              icon="download"
              isBusy={download.isPending}
              onClick={() => download.mutate({ job, name: fileNameOf(job) })}
            >
              {t(job.c_faultsLink ? messages.allFaults : messages.download)}
            </Button>
          )}
          {isOver(job) && mayUndo && (
            <Button
              icon="undo"
              isBusy={begin.isPending}
              onClick={() =>
                begin.mutate(
                  { jobId: job.jobId, parameters: { undoes: job.id } },
                  { onSuccess: ({ jobId, id }) => onOpen({ jobId, id }) },
                )
              }
            >
              {t(messages.undo)}
            </Button>
          )}
          {mayApply && (changes > 0 || report.conflictCount > 0) && <Apply job={job} onApplied={onOpen} />}
        </div>
      </div>
    </Section>
  )
}
