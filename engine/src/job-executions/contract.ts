import { ProductEdit } from '../catalog/product-edit-contract.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { notFound } from '../kernel/problem.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { searchProblems, SearchQuery } from '../kernel/search-request/index.ts'
import { pageAnswer, pageQuery } from '../kernel/page-of.ts'
import { Outcomes } from './bulk/outcomes.ts'
import { ImportReport } from './imports/import-report.ts'
import { executionStatusConflict, fileOffset, unreadableFile } from './problems.ts'

const Text = Type.String()

/** The formats of an export. */
export const exportFormats = ['csv', 'xlsx', 'ndjson'] as const

const Cells = Type.Record(Type.String({ maxLength: 100 }), Type.String({ minLength: 1, maxLength: 200 }))

const parameters = Type.Object(
  {
    format: Type.Optional(OneOf(...exportFormats)),
    /** What an import reads. */
    fileId: Type.Optional(Type.String({ format: 'uuid' })),
    /** A check writes nothing and tells what would change. */
    mode: Type.Optional(OneOf('check', 'apply')),
    /** Of rows that were changed here and in the file; without it such an import stops. */
    edited: Type.Optional(OneOf('keep', 'overwrite')),
    /** The counts of a bundle take the place of the shop's, less what was sold since. */
    stock: Type.Optional(Type.Boolean()),
    /** Of a table: our column → the file's column of it; what is not named is not read. */
    columns: Type.Optional(Cells),
    /** Of a statement: how its bank writes. */
    mappingId: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })),
    /** Of a table: our column → what every row has in it. */
    values: Type.Optional(Cells),
    /** Of a bulk job: what it is done to, all that this finds now. */
    query: Type.Optional(SearchQuery),
    /** In its place: what that execution of the same job has changed, back again. */
    undoes: Type.Optional(Type.String({ format: 'uuid' })),
    /** What is changed of each product. */
    changes: Type.Optional(ProductEdit),
  },
  { additionalProperties: false },
)

const File = Open('UploadedFile', {
  id: Text,
  name: Text,
  /** Bytes that are there, and how many there will be. */
  size: Type.Integer(),
  expectedSize: Type.Optional(Type.Integer()),
  isComplete: Type.Boolean(),
  creationDate: Text,
})

const mostFileBytes = 2 * 1024 ** 3
const fileParams = Type.Object({ fileId: Type.String({ format: 'uuid' }) })
const Bytes = Type.Integer({ minimum: 0, maximum: mostFileBytes })

const Execution = Open('JobExecution', {
  id: Text,
  jobId: Text,
  executionStatus: OneOf('pending', 'running', 'aborting', 'aborted', 'finished', 'failed'),
  parameters,
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
  /** What an import found, would change or changed. */
  c_report: Type.Optional(ImportReport),
  /** What a bulk job has come to so far. */
  c_outcomes: Type.Optional(Outcomes),
  /** Every fault of the file as a table, for seven days. */
  c_faultsLink: Type.Optional(Text),
  /** Where its result is, for seven days: what it took out, or what became of each that it was about. */
  c_resultLink: Type.Optional(Text),
})

const jobId = Type.String({ minLength: 1, maxLength: 100 })
const params = Type.Object({ jobId, executionId: Type.String({ format: 'uuid' }) })

export const jobExecutionContract = {
  uploadFile: {
    scope: 'sfcc.jobs.rw',
    /** `size`: the bytes are the first of so many, and others follow. */
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }), size: Type.Optional(Bytes) }),
    consumes: 'bytes',
    bodyLimit: mostFileBytes,
    success: [201],
    answer: File,
    problems: [fileOffset],
    perMinute: 30,
  },
  getFile: { scope: 'sfcc.jobs.rw', params: fileParams, answer: File, problems: [notFound] },
  getFileRows: {
    scope: 'sfcc.jobs.rw',
    params: fileParams,
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })) }),
    /** What a table's columns are called, and its first rows, empty ones left out: for a person who says which is which. */
    answer: Open('FileRows', {
      columns: Type.Array(Text),
      data: Type.Array(Type.Array(Text)),
      total: Type.Integer(),
    }),
    problems: [notFound, unreadableFile],
    perMinute: 30,
  },
  appendFile: {
    scope: 'sfcc.jobs.rw',
    params: fileParams,
    query: Type.Object({ offset: Bytes }),
    consumes: 'bytes',
    bodyLimit: mostFileBytes,
    answer: File,
    problems: [notFound, fileOffset],
  },
  createJobExecution: {
    scope: 'sfcc.jobs.rw',
    once: true,
    params: Type.Object({ jobId }),
    body: Type.Object(
      { parameters: Type.Optional(parameters) },
      { title: 'job_execution', additionalProperties: false },
    ),
    success: [202],
    answer: Execution,
    problems: [notFound, outsideYourPlaces, stepUpRequired, ...searchProblems],
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
