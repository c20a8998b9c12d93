import { fileURLToPath } from 'node:url'
import { withAdvisoryLock } from '../engine/src/db/with-advisory-lock.ts'
import { importBundle } from '../engine/src/import/index.ts'
import type { Engine } from '../engine/src/index.ts'
import { addDemoStaff } from '../engine/src/staff/index.ts'
import { demoPassword } from './demo-customers.ts'
import { demoStaff } from './demo-staff.ts'
import { progressBar } from './progress-bar.ts'

const demo = fileURLToPath(new URL('../demo', import.meta.url))

/**
 * Fills an empty database with the demo business. Of several processes that start on one empty database a single one
 * does it, and the others wait: a second import would put sold stock back.
 */
export const importDemoOnce = async (engine: Engine, databaseUrl: string): Promise<void> => {
  if ((await engine.sites.all()).length > 0) return
  await withAdvisoryLock(databaseUrl, async () => {
    engine.sites.forget()
    if ((await engine.sites.all()).length > 0) return
    console.log('First start: loading the demo business.')
    await importBundle({ databaseUrl, folder: demo, progress: await progressBar(demo, process.stderr) })
    engine.sites.forget()
    await addDemoStaff(await engine.merchantContext(), demoStaff, demoPassword)
  })
}
