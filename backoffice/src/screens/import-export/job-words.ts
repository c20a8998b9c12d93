import type { JobExecution } from '../../api/jobs.ts'
import type { Translate } from '../../lib/i18n.ts'
import type { Tone } from '../../ui/index.ts'
import { exportKinds } from './export-kinds.ts'
import { importKinds } from './kinds.ts'
import { messages } from './messages.ts'

const tones: Record<JobExecution['executionStatus'], Tone> = {
  pending: 'none',
  running: 'open',
  aborting: 'warn',
  aborted: 'none',
  finished: 'good',
  failed: 'bad',
}

export const toneOf = ({ executionStatus, c_report: report }: JobExecution): Tone =>
  executionStatus === 'finished' && report && report.faultCount > 0 ? 'bad' : tones[executionStatus]

/** What it is: an import's check, the import itself, or an export. */
export const jobTitle = (t: Translate, { jobId, parameters }: JobExecution): string => {
  const put = importKinds.find((kind) => kind.jobId === jobId)
  if (put && parameters.undoes !== undefined) return t(messages.undoOf, t(put.title))
  if (put) return t(parameters.mode === 'apply' ? messages.importOf : messages.checkOf, t(put.title))
  const taken = exportKinds.find((kind) => kind.jobId === jobId)
  if (taken) return t(messages.exportOf, t(taken.title))
  const { changes } = parameters
  if (changes) {
    const words =
      changes.online === undefined
        ? t(messages.changeProducts)
        : t(changes.online ? messages.putOnline : messages.takeOffline)
    return parameters.undoes === undefined ? words : t(messages.undoOf, words)
  }
  return jobId
}

/** How it stands, in a word. */
export const jobState = (
  t: Translate,
  { executionStatus, parameters, c_report: report }: JobExecution,
): string => {
  if (executionStatus !== 'finished' || !report || parameters.mode === 'apply')
    return t(messages[executionStatus])
  return report.faultCount > 0 ? t(messages.isFaulty, report.faultCount) : t(messages.isClean)
}

/** The name of the file that it gives. */
export const fileNameOf = (job: JobExecution): string => {
  const { jobId, parameters, c_createdAt: at } = job
  const day = at.slice(0, 10)
  const what = jobId.replace(/^(import|export)-/, '')
  if (job.c_faultsLink) return `${what}-faults-${day}.csv`
  return `${what}-${day}.${parameters.format ?? (jobId === 'export-bundle' ? 'zip' : 'csv')}`
}
