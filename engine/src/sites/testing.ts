import { expect } from 'vitest'
import type { TestEngine } from '../testing.ts'

/**
 * Waits until this process shows shoppers the latest version of the catalogue: it hears of a commit by a notice, which a busy
 * machine delivers after the answers of the next calls.
 */
export const untilShown = async ({
  engine,
  database,
}: Pick<TestEngine, 'engine' | 'database'>): Promise<void> => {
  const { rows } = await database.pool.query<{ id: string; version: number }>(
    'select id, catalog_version as version from site',
  )
  for (const { id, version } of rows)
    await expect
      .poll(async () => (await engine.sites.get(id))?.catalogVersion, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(version)
}
