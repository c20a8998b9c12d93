import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDataFolder } from '../data-folder.ts'
import { processIdentity } from '../process-identity.ts'
import { runScript } from '../testing/child.ts'
import { sharedFolder, temporaryFolder } from '../testing/temporary-folder.ts'
import { findPostgresBinaries, recreateLibraryLinks } from './binaries.ts'
import { chooseRunner } from './runner.ts'
import { runningPostgres, startPostgres } from './start-postgres.ts'
import type { StartPostgresOptions } from './start-postgres.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const holdPostgres = new URL('../testing/hold-postgres.ts', import.meta.url).pathname
const asRoot = process.getuid?.() === 0
const log = vi.fn()

async function start(dataDir: string, more: Partial<StartPostgresOptions> = {}) {
  const server = await startPostgres({ dataDir: openDataFolder(dataDir), log, ...more })
  onTestFinished(() => server.stop())
  return server
}

/** A DATA_DIR with a cluster that nobody has used: to make one takes longer than most of what is asked of it. */
const unused = sharedFolder()
beforeAll(async () => {
  await (await startPostgres({ dataDir: unused, log })).stop()
})
const folderWithCluster = () => {
  const folder = temporaryFolder()
  cpSync(unused, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

test('a new cluster is UTF-8 whatever the environment says, syncs to disk and listens on no network port', async () => {
  const folder = temporaryFolder()
  const server = await start(folder)
  const rows = await query(
    server.url,
    `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
            current_setting('listen_addresses') as addresses, datlocprovider as provider, datlocale as locale
       from pg_database where datname = 'lamina'`,
  )
  expect(rows).toEqual([{ fsync: 'on', encoding: 'UTF8', addresses: '', provider: 'b', locale: 'C.UTF-8' }])
  const socket = new URL(server.url).searchParams.get('host') ?? ''
  expect(statSync(socket).mode & 0o077).toBe(0)
  expect(runningPostgres(folder)).toBe(server.url)
})

test('after kill -9 of the parent the next start adopts its server and finds the row', async () => {
  const folder = folderWithCluster()
  const first = runScript(holdPostgres, [folder])
  const { pid, url } = JSON.parse(await first.line(/^\{/)) as { pid: number; url: string }
  await query(url, 'create table t (n int)')
  await query(url, 'insert into t values (41)')
  first.child.kill('SIGKILL')
  await first.ended
  const server = await start(folder)
  expect(server).toMatchObject({ adopted: true, pid, url })
  expect(await query(server.url, 'select n from t')).toEqual([{ n: 41 }])
  await server.stop()
  expect(processIdentity(pid)).toBeUndefined()
})

test('after kill -9 of the server too, its stale file is no obstacle, even when its pid has been reused', async () => {
  const folder = folderWithCluster()
  const first = await start(folder)
  await query(first.url, 'create table t as select 42 as n')
  const file = join(folder, 'postgres', 'postmaster.pid')
  const left = readFileSync(file, 'utf8')
  await first.stop()
  writeFileSync(file, left.replace(/^\d+/, String(process.ppid)))
  const second = await start(folder)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select n from t')).toEqual([{ n: 42 }])
})

test('a server that dies under a living app is started again at the same address', async () => {
  const folder = folderWithCluster()
  const server = await start(folder)
  const killed = server.pid
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(
    async () => expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]),
    15_000,
  )
  expect(server.pid).not.toBe(killed)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(String(killed)))
})

test('a second app on the same DATA_DIR is refused at once, naming the first', async () => {
  const folder = folderWithCluster()
  const first = runScript(holdPostgres, [folder])
  onTestFinished(async () => {
    first.child.kill('SIGKILL')
    await first.ended
    await (await startPostgres({ dataDir: folder, log })).stop()
  })
  await first.line(/^\{/)
  const second = runScript(holdPostgres, [folder])
  expect(await second.ended).toBe(1)
  expect(second.output).toHaveLength(1)
  expect(second.output[0]).toContain(`pid ${first.child.pid}`)
})

test('a killed first start leaves nothing that the next one takes for a database', async () => {
  const folder = temporaryFolder()
  const first = runScript(holdPostgres, [folder])
  await vi.waitFor(() => expect(readdirSync(folder).join()).toContain('unfinished'), {
    timeout: 15_000,
    interval: 2,
  })
  first.child.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  const server = await start(folder)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(folder).join()).not.toContain('unfinished')
})

test('library links that an install without scripts lacks are made again', async () => {
  const native = join(temporaryFolder(), 'native')
  cpSync(findPostgresBinaries(), native, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) rmSync(join(native, '..', target), { force: true })
  expect(recreateLibraryLinks(native)).toBe(links.length)
  expect(lstatSync(join(native, 'lib', basename('libicui18n.so.60'))).isSymbolicLink()).toBe(true)
  expect(recreateLibraryLinks(native)).toBe(0)
  const server = await start(folderWithCluster(), { native })
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.runIf(asRoot)(
  'root without user namespaces runs it as nobody, and changes over when they are allowed',
  async () => {
    const folder = temporaryFolder()
    const first = await start(folder, { runner: chooseRunner(['nobody']) })
    await query(first.url, 'create table t as select 43 as n')
    expect(readFileSync(`/proc/${first.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m)
    await first.stop()
    const second = await start(folder, { runner: chooseRunner(['namespace']) })
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 43 }])
  },
)

test('a database of another major version is refused in words', async () => {
  const folder = folderWithCluster()
  await (await start(folder)).stop()
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(folder)).rejects.toThrow(/DATA_DIR: .* made by PostgreSQL 17/)
})
