import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { databaseFolder, runPostgres, type Server, startPostgres } from './programs.ts'

const examples = join(import.meta.dirname, '../../docs/operations/examples')
const passwords = { postgres: 'of-the-owner', lamina: 'of-the-shop', replicator: 'of-the-replica' }

/** A primary and its streaming replica, made as docs/operations/several-processes.md says. */
export type PostgresPair = {
  primary: Server
  replica: Server
  /** For the shop. */
  primaryUrl: string
  replicaUrl: string
  /** Resolves when the replica has replayed all that the primary has written. */
  waitForReplica(): Promise<void>
  /** Makes the replica a primary. */
  promote(): void
}

const urlOf = (user: keyof typeof passwords, port: number, database: string) =>
  `postgresql://${user}:${passwords[user]}@127.0.0.1:${port}/${database}`

/** Asks over a connection that lasts for the question. */
export const queryOnce = async <Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
) => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Until the server answers. */
const waitUntilReady = (url: string) =>
  vi.waitFor(() => queryOnce(url, 'select 1'), { timeout: 60_000, interval: 100 })

export const startPostgresPair = async (
  root: string,
  ports: { primary: number; replica: number },
): Promise<PostgresPair> => {
  const folder = databaseFolder(join(root, 'primary'))
  const passwordFile = join(root, 'password')
  writeFileSync(passwordFile, passwords.postgres, { mode: 0o644 })
  runPostgres('initdb', [
    '-D',
    folder,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-locale',
    `--pwfile=${passwordFile}`,
  ])
  appendFileSync(join(folder, 'postgresql.conf'), readFileSync(join(examples, 'primary.conf')))
  copyFileSync(join(examples, 'pg_hba.conf'), join(folder, 'pg_hba.conf'))
  // The owner has no socket here, and so no `peer`.
  appendFileSync(join(folder, 'pg_hba.conf'), 'host all postgres 127.0.0.1/32 scram-sha-256\n')
  const primary = startPostgres(folder, ports.primary)
  const owner = urlOf('postgres', ports.primary, 'postgres')
  await waitUntilReady(owner)
  await queryOnce(owner, `create role lamina login password '${passwords.lamina}'`)
  await queryOnce(owner, `create role replicator login replication password '${passwords.replicator}'`)
  await queryOnce(owner, `create database lamina owner lamina encoding 'UTF8' template template0`)

  const copy = databaseFolder(join(root, 'replica'))
  const from = `host=127.0.0.1 port=${ports.primary} user=replicator password=${passwords.replicator} application_name=replica`
  runPostgres('pg_basebackup', [
    '-d',
    from,
    '-D',
    copy,
    '-R',
    '-C',
    '-S',
    'replica',
    '-X',
    'stream',
    '-c',
    'fast',
  ])
  const replica = startPostgres(copy, ports.replica)
  const replicaUrl = urlOf('lamina', ports.replica, 'lamina')
  await waitUntilReady(replicaUrl)
  return {
    primary,
    replica,
    primaryUrl: urlOf('lamina', ports.primary, 'lamina'),
    replicaUrl,
    waitForReplica: async () => {
      const [at] = await queryOnce<{ lsn: string }>(owner, 'select pg_current_wal_lsn()::text as lsn')
      await vi.waitFor(
        async () => {
          const [state] = await queryOnce<{ there: boolean }>(
            urlOf('postgres', ports.replica, 'postgres'),
            'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
            [at?.lsn],
          )
          if (!state?.there) throw new Error('the replica is behind')
        },
        { timeout: 30_000, interval: 50 },
      )
    },
    promote: () => void runPostgres('pg_ctl', ['promote', '-w', '-D', copy]),
  }
}
