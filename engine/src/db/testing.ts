import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Db, dbOver, openPool } from './db.ts'
import { migrate, migrationsDigest } from './migrate.ts'

/** A database of its own on the real PostgreSQL of the test run, migrated; dropped by `drop`. */
export type TestDatabase = { url: string; db: Db; pool: pg.Pool; drop(): Promise<void> }

const serverUrl = () => {
  const url = process.env.LAMINA_TEST_SERVER ?? process.env.TEST_DATABASE_URL
  if (!url) throw new Error('No PostgreSQL for tests: run them through vitest with its global setup.')
  return url
}

const withName = (url: string, name: string) => {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.toString()
}

const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes a fresh database. Given the name of a template (see `templateDatabase`) it is a copy of that, which takes
 * tens of milliseconds, else it is migrated from nothing.
 */
export const createTestDatabase = async (template?: string): Promise<TestDatabase> => {
  const name = `lamina_test_${randomBytes(6).toString('hex')}`
  await asAdmin((client) =>
    client.query(
      `create database ${name} ${template ? `template ${template}` : "template template0 encoding 'UTF8'"}`,
    ),
  )
  const url = withName(serverUrl(), name)
  if (!template) await migrate(url)
  const pool = openPool(url, { max: 8 })
  return {
    url,
    pool,
    db: dbOver(pool),
    drop: async () => {
      await pool.end()
      await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

const bundleDigest = async (): Promise<string> => {
  const hash = createHash('sha256')
  const demo = new URL('../../../demo/', import.meta.url)
  // What is imported of the demonstration lies beside its megabytes of pictures, which are not.
  for (const [folder, recursive] of [
    [demo, false],
    [new URL('content/', demo), true],
    [new URL('qa/', demo), true],
    [new URL('refarch/', demo), true],
  ] as const) {
    for (const file of await readdir(folder, { withFileTypes: true, recursive }))
      if (file.isFile()) hash.update(file.name).update(await readFile(join(file.parentPath, file.name)))
  }
  return hash.digest('hex').slice(0, 6)
}

/**
 * The name of a database that `prepare` filled once for the whole run (the QA bundle, say); later calls with the
 * same key, from any worker, find it ready. Copies come from `createTestDatabase(name)`.
 */
export const templateDatabase = async (
  key: string,
  prepare: (url: string) => Promise<void>,
): Promise<string> => {
  // The digests keep a server that outlives the run from serving yesterday's schema or bundle.
  const name = `lamina_template_${key}_${await migrationsDigest()}_${await bundleDigest()}`
  await asAdmin(async (client) => {
    // Workers race for the template: one builds it while the others wait on the lock.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    )
    if (rowCount) return
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template template0 encoding 'UTF8'`)
    const url = withName(serverUrl(), name)
    await migrate(url)
    await prepare(url)
    await client.query(`alter database ${name} is_template true`)
  })
  return name
}

/** The text of what a client of the driver is asked for. */
export const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked && 'text' in asked ? asked.text : asked

/** Whether a client is asked to begin a transaction: for that alone, or along with its first statement, which is a query of ours. */
export const beginsTransaction = (asked: unknown) => asked instanceof pg.Query || textOf(asked) === 'begin'
