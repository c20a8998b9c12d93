import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { type Db as BossDb, type JobResult, PgBoss } from 'pg-boss'
import { type Db, dbOver } from '../db/db.ts'
import { jobSchema } from '../db/install-jobs.ts'
import { type Job, type JobToSend, type Outbox, PermanentFailure } from '../kernel/outbox.ts'
import { deadLetters } from './dead-letters.ts'
import { everyMinute } from './every-minute.ts'
import { everySecond } from './every-second.ts'
import { type JobContextSources, type JobPayload, jobContext } from './job-context.ts'
import { lookEverySecond } from './look-every-second.ts'
import { selectDueQueues } from './queries.ts'

export type Jobs = {
  outbox: Outbox
  /** Begins to work on jobs in this process. `sources` is what their contexts are made of. */
  start(sources: Omit<JobContextSources, 'outbox'>): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

/**
 * Thirteen tries over more than ten minutes: the second a second or two after the first, so that a hiccup is no wait, the
 * last ones under two minutes apart. An outage of the outside world of ten minutes costs nothing, and what was waiting
 * leaves within two minutes after it.
 */
const retryOptions = {
  retryLimit: 12,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 115,
  expireInSeconds: 60,
}

/** Opens the outbox on the pool, and the queues of these jobs. Nothing is worked on before `start`. */
export const createJobs = async (pool: pg.Pool, all: readonly Job[]): Promise<Jobs> => {
  const jobs = all.filter(({ everySecond }) => !everySecond)
  const db: BossDb = { executeSql: (text, values) => pool.query(text, values) }
  const sender = new PgBoss({ schema: jobSchema, db, migrate: false, supervise: false, schedule: false })
  sender.on('error', () => undefined)
  await sender.start()
  if (await openQueues(sender, jobs)) {
    // A sender that does not know its queues yet would ask for them on a second connection, within a transaction.
    await sender.stop({ graceful: false })
    await sender.start()
  }
  const wakeAfterCommit = (tx: Db, { name, afterSeconds }: JobToSend) => {
    if (afterSeconds === undefined) tx.afterCommit(() => worker?.wake(name))
  }
  const outbox: Outbox = {
    send: async (tx, job) => {
      const { data, ...options } = rowOf(job)
      await sender.send(job.name, data, { db: tx, ...options })
      wakeAfterCommit(tx, job)
    },
    sendMany: async (tx, jobs) => {
      const [first] = jobs
      if (!first) return
      const withoutKey = jobs.filter(({ key }) => key === undefined)
      const byKey = new Map(jobs.flatMap((job) => (job.key === undefined ? [] : [[job.key, job] as const])))
      const rows = [...withoutKey, ...byKey.values()].map(rowOf)
      await sender.insert(first.name, rows, { db: tx })
      wakeAfterCommit(tx, first)
    },
  }
  let worker: Worker | undefined
  let ticking: { stop(): void } | undefined
  let looking: { stop(): Promise<void> } | undefined
  return {
    outbox,
    start: async (sources) => {
      worker = await startWorker(db, jobs, { ...sources, outbox })
      ticking = everyMinute(
        sender,
        jobs.filter((job) => job.everyMinute),
        sources,
      )
      looking = everySecond(
        all.filter((job) => job.everySecond),
        { ...sources, outbox },
      )
    },
    stop: async () => {
      ticking?.stop()
      await looking?.stop()
      await worker?.stop()
      await sender.stop({ graceful: false })
    },
  }
}

const rowOf = ({ name, siteId, locale, data, key, afterSeconds }: JobToSend) => ({
  data: { siteId, locale, data } satisfies JobPayload,
  ...(key === undefined ? {} : { id: idOf(name, siteId, key) }),
  ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
})

/** The same key gives the same row, and a second row of that id is not written. */
const idOf = (name: string, siteId: string, key: string) => {
  const hex = createHash('sha256').update(`${name}\n${siteId}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** How often a job is tried, and where it ends. What is done again every minute needs no other insistence. */
const queueOptions = ({ everyMinute, expireInSeconds }: Job) => ({
  ...retryOptions,
  ...(expireInSeconds === undefined ? {} : { expireInSeconds }),
  ...(everyMinute ? { retryLimit: 0, deleteAfterSeconds: 3600 } : { deadLetter: deadLetters }),
})

/** Makes the queues that are missing, and brings those of an older release up to date. Tells whether one was missing. */
const openQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<boolean> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!known.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 365 * 86_400 })
  const missing = jobs.filter(({ name }) => !known.has(name))
  for (const job of missing) await boss.createQueue(job.name, queueOptions(job))
  for (const job of jobs) {
    const queue = known.get(job.name)
    if (queue && !isSubset(queueOptions(job), queue)) await boss.updateQueue(job.name, queueOptions(job))
  }
  return missing.length > 0
}

const isSubset = (options: object, whole: object) => isDeepStrictEqual({ ...whole, ...options }, whole)

/** Runs one job of a batch. What fails is tried again alone, unless no try would help. */
const resultOf = async (
  job: Job,
  { id, data }: { id: string; data: JobPayload },
  sources: JobContextSources,
): Promise<JobResult> => {
  try {
    await job.run(await jobContext(sources, data, { id, isMerchants: job.isMerchants }), data.data as never)
    return { id, status: 'completed' }
  } catch (error) {
    return {
      id,
      status: error instanceof PermanentFailure ? 'deadletter' : 'failed',
      output: error instanceof Error ? error : { message: String(error) },
    }
  }
}

/** The part that works. `wake` has it look for jobs of that name now: a mail asked for in this process leaves at once. */
type Worker = { wake(name: string): void; stop(): Promise<void> }

/**
 * What a queue does by itself: a full batch is fetched after at once, so that a rush of mails does not leave one by one, a
 * second apart. Its own look is only a second net, because one statement looks for the jobs of all queues.
 */
const queueWork = {
  pollingIntervalSeconds: 30,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const startWorker = async (db: BossDb, jobs: readonly Job[], sources: JobContextSources): Promise<Worker> => {
  const boss = new PgBoss({ schema: jobSchema, db, migrate: false, supervise: true, schedule: false })
  boss.on('error', (error) => sources.onError?.(error))
  await boss.start()
  const workers = new Map<string, string>()
  for (const job of jobs) {
    const worker = await boss.work<JobPayload>(job.name, queueWork, (batch) =>
      Promise.all(batch.map((one) => resultOf(job, one, sources))),
    )
    workers.set(job.name, worker)
  }
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  const looking = lookEverySecond(async () => {
    for (const { name } of await dbOver(sources.pool).query(selectDueQueues())) wake(name)
  }, sources.onError)
  return {
    wake,
    stop: async () => {
      await looking.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
