import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type JobExecution, type JobId, type JobParameters } from '../../api/jobs.ts'
import { isOver, useJob, useJobActions } from '../jobs/index.ts'
import { BulkFrame, type Stage } from './bulk-frame.tsx'
import { messages } from './messages.ts'
import { noOutcomes } from './outcomes.ts'
import styles from './bulk.module.css'

type JobDialogProps = {
  /** The step; also what its button says. */
  title: string
  jobId: JobId
  parameters: JobParameters
  /** How many things the person was shown. */
  shown: number
  /** Whether anything would change. */
  canStart: boolean
  /** What it will do, with how many. */
  children: ReactNode
  /** The operation whose answers are read anew once it has ended. */
  shownBy: string
  /** It has begun. */
  onStart(): void
  onClose(): void
}

/**
 * A step on all that a search finds, as long work of the engine's: what it will do, how far it is, what it came to, and the way
 * back. It goes on without this window.
 */
export const JobDialog = (props: JobDialogProps) => {
  const { title, jobId, parameters, shown, canStart, children, shownBy, onStart, onClose } = props
  const { t, format } = useEnv()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Pick<JobExecution, 'jobId' | 'id' | 'parameters'>>()
  const { data: job, error } = useJob(asked)
  const { begin, abort, download } = useJobActions()
  const isEnded = job !== undefined && isOver(job)
  useEffect(() => {
    if (isEnded) void queries.invalidateQueries({ queryKey: [shownBy] })
  }, [isEnded, queries, shownBy])
  const start = (wanted: JobParameters) =>
    begin.mutate(
      { jobId, parameters: wanted },
      {
        onSuccess: (begun) => {
          setAsked(begun)
          onStart()
        },
      },
    )
  const isUndo = asked?.parameters.undoes !== undefined
  const stageOf = (): Stage => {
    if (!asked) return { is: 'asking', canStart, isStarting: begin.isPending, start: () => start(parameters) }
    if (!job || !isEnded)
      return {
        is: 'running',
        done: job?.c_done ?? 0,
        total: job?.c_total ?? 0,
        isStopping: job?.executionStatus === 'aborting',
        stop: () => job && abort.mutate(job),
        note: [
          !isUndo && job && job.c_total !== shown ? t(messages.otherNow, format.number(job.c_total)) : '',
          t(messages.goesOn),
        ]
          .join(' ')
          .trim(),
      }
    const outcomes = job.c_outcomes ?? noOutcomes
    const isUndoable = outcomes.changed > 0 && !isUndo
    const endings: Partial<Record<JobExecution['executionStatus'], string>> = {
      aborted: t(messages.stopped),
      failed: t(messages.failed),
    }
    return {
      is: 'over',
      outcomes,
      note: endings[job.executionStatus],
      save: job.c_resultLink
        ? () => download.mutate({ job, name: `${jobId}-${job.c_createdAt.slice(0, 10)}.csv` })
        : undefined,
      undo: isUndoable ? () => start({ undoes: job.id }) : undefined,
    }
  }
  return (
    <BulkFrame title={isUndo ? t(messages.undo) : title} stage={stageOf()} error={error} onClose={onClose}>
      <div className={styles.facts}>{children}</div>
    </BulkFrame>
  )
}
