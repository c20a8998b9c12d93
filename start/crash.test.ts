import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { runningPostgres } from './postgres/start-postgres.ts'
import { processIdentity } from './process-identity.ts'
import { launchShop, type Shop, startShop } from './testing/shop.ts'
import { sharedFolder, temporaryFolder } from './testing/temporary-folder.ts'

const killCount = process.env['LONG'] ? 20 : 1

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 + killCount * 30_000, hookTimeout: 120_000 })

/** Filled by the first test and used by the second. */
const soundFolder = sharedFolder()

test('kill -9 at any moment of the first start: the next start brings everything into order', async () => {
  const whole = await contentOf(await startShop({ DATA_DIR: soundFolder, ROLE: 'engine' }), soundFolder)
  expect(whole).toMatchObject({ sites: 1 })
  expect(whole?.products).toBeGreaterThan(100)

  const struck = temporaryFolder()
  for (let kill = 1; kill <= killCount; kill++) {
    const shop = await launchShop({ DATA_DIR: struck, ROLE: 'engine' })
    // From the first file to about the end of the import.
    await Promise.race([delay((kill / killCount) * 4000), shop.line(/is ready after/)])
    shop.child.kill('SIGKILL')
    await shop.ended
  }
  expect(await contentOf(await startShop({ DATA_DIR: struck, ROLE: 'engine' }), struck)).toEqual(whole)
})

test('kill -9 of the database under a living shop: it goes on by itself, and nothing that was written is lost', async () => {
  const shop = await startShop({ DATA_DIR: soundFolder, ROLE: 'engine' })
  const before = await contentOf(shop, soundFolder)
  for (let kill = 1; kill <= 3; kill++) {
    const pid = await postmaster(soundFolder)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(processIdentity(pid)).toBeUndefined(), 60_000)
    await vi.waitFor(async () => expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200), 60_000)
  }
  expect(shop.child.exitCode).toBeNull()
  expect(await contentOf(shop, soundFolder)).toEqual(before)
  const call = `${shop.origin}/openapi.json`
  expect(
    (await Promise.all(Array.from({ length: 50 }, () => fetch(call)))).map(({ status }) => status),
  ).toEqual(Array.from({ length: 50 }, () => 200))
})

const queryDatabase = async <Row extends pg.QueryResultRow>(
  folder: string,
  text: string,
): Promise<Row | undefined> => {
  const client = new pg.Client(runningPostgres(folder))
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows[0]
  } finally {
    await client.end()
  }
}

const contentOf = async (shop: Shop, folder: string) => {
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200)
  return queryDatabase<{ sites: number; version: number; products: number; prices: number; stock: number }>(
    folder,
    `select (select count(*)::int from site) as sites, (select max(catalog_version)::int from site) as version,
            (select count(*)::int from product) as products, (select count(*)::int from price) as prices,
            (select count(*)::int from inventory) as stock`,
  )
}

const postmaster = async (folder: string): Promise<number> => {
  const row = await queryDatabase<{ pid: string }>(
    folder,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  )
  return Number(row?.pid)
}
