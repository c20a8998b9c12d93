import type { LocaleId } from '../../../facts/locales.ts'
import type { Db } from '../db/db.ts'
import type { Ctx } from './context.ts'

/** Work to be done after the transaction that asks for it has been committed. */
export type JobToSend = {
  name: string
  /** The shop and the language the job runs in. */
  siteId: string
  locale: LocaleId
  data: object
  /** Jobs of one name and site with the same key are one job. */
  key?: string
  afterSeconds?: number
}

/**
 * Where work for the outside world waits (mail, CRM): a job is a row written with the transaction's own connection,
 * so it exists exactly when the order, customer or case it belongs to exists. One statement.
 */
export type Outbox = {
  send(tx: Db, job: JobToSend): Promise<void>
  /** Several jobs of one name, all of them by one statement. */
  sendMany(tx: Db, jobs: readonly JobToSend[]): Promise<void>
}

/**
 * An outbox that only collects, for work that several functions ask for: `sendAll` writes the jobs, one statement for each
 * name.
 */
export const collectJobs = (outbox: Outbox): { outbox: Outbox; sendAll(tx: Db): Promise<void> } => {
  const jobs: JobToSend[] = []
  return {
    outbox: {
      send: async (_tx, job) => void jobs.push(job),
      sendMany: async (_tx, more) => void jobs.push(...more),
    },
    sendAll: async (tx) => {
      for (const sameName of Map.groupBy(jobs, ({ name }) => name).values()) {
        await outbox.sendMany(tx, sameName)
      }
    },
  }
}

/**
 * A kind of background work; `Data` is what its rows hold. A job is retried until it resolves, so `run` must be
 * idempotent.
 */
export type Job<Data = never> = {
  name: string
  /** Runs by itself every minute, once for each site, with empty data. */
  everyMinute?: true
  /** Looks once a second for something to do, in each process that works, without a row; cheap where there is nothing. */
  everySecond?: true
  /** Long work for the merchant (exports, reports): over the connections of the Admin API, so that no shopper waits for it. */
  isMerchants?: true
  /** After so many seconds a run is thought lost and begun again; a minute unless told. */
  expireInSeconds?: number
  run(ctx: Ctx, data: Data): Promise<void>
}

/** Thrown by a job that no further try would help: it becomes a dead letter at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}
