import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { importBundle } from '../engine/src/import/index.ts'
import { qaTemplate } from '../engine/src/import/testing.ts'
import { createTestEngine } from '../engine/src/testing.ts'
import { watchCatalogVersion } from './catalog-version.ts'

test('an import changes the version by itself', async () => {
  const { engine, database, close } = await createTestEngine(await qaTemplate())
  const version = await watchCatalogVersion(engine)
  onTestFinished(async () => {
    version.stop()
    await close()
  })
  const before = version.current()
  expect(before).toMatch(/^Lamina=\d+$/)
  await importBundle({ databaseUrl: database.url, folder: join(import.meta.dirname, '../demo/qa') })
  await vi.waitFor(() => expect(version.current()).not.toBe(before), { timeout: 15_000 })
})
