import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { pageAnswer, pageQuery } from '../kernel/page-of.ts'
import { executionStatusConflict } from './problems.ts'

const Text = Type.String()

/** The formats of an export. */
export const exportFormats = ['csv', 'ndjson'] as const

const Execution = Open('JobExecution', {
  id: Text,
  jobId: Text,
  executionStatus: OneOf('pending', 'running', 'aborting', 'aborted', 'finished', 'failed'),
  parameters: Type.Object({ format: OneOf(...exportFormats) }),
  startTime: Type.Optional(Text),
  endTime: Type.Optional(Text),
  /** Milliseconds between both. */
  duration: Type.Optional(Type.Integer()),
  userLogin: Type.Optional(Text),
  clientId: Type.Optional(Text),
  c_createdAt: Text,
  /** Rows that are done, of so many as there were at the beginning. */
  c_done: Type.Integer(),
  c_total: Type.Integer(),
  c_countries: Type.Array(Text),
  /** Why it failed. */
  c_message: Type.Optional(Text),
  /** Where its result is, for seven days. */
  c_resultLink: Type.Optional(Text),
})

const jobId = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ jobId, executionId: Type.String({ format: 'uuid' }) })

export const jobExecutionContract = {
  createJobExecution: {
    scope: 'sfcc.jobs.rw',
    params: Type.Object({ jobId }),
    body: Type.Object(
      {
        parameters: Type.Optional(
          Type.Object({ format: Type.Optional(OneOf(...exportFormats)) }, { additionalProperties: false }),
        ),
      },
      { title: 'job_execution', additionalProperties: false },
    ),
    success: [202],
    answer: Execution,
    problems: [notFound],
    perMinute: 30,
  },
  getJobExecutions: {
    scope: 'sfcc.jobs',
    query: pageQuery,
    /** Those that the caller asked for, the newest first. */
    answer: Open('JobExecutions', { data: Type.Array(Execution), ...pageAnswer }),
  },
  getJobExecution: { scope: 'sfcc.jobs', params, answer: Execution, problems: [notFound] },
  abortJobExecution: {
    scope: 'sfcc.jobs.rw',
    params,
    success: [204],
    problems: [notFound, executionStatusConflict],
  },
  getJobResult: {
    scope: 'sfcc.jobs',
    params,
    /** The file as it was made; nothing of it is JSON. */
    success: [200],
    problems: [notFound, executionStatusConflict],
    perMinute: 60,
  },
} as const
