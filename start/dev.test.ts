import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runningPostgres } from './postgres/start-postgres.ts'
import { runScript } from './testing/child.ts'
import { freePort } from './testing/shop.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

// The demo is loaded twice as slowly on a machine that is busy.
vi.setConfig({ testTimeout: 300_000 })
const patience = { timeout: 120_000, interval: 200 }
const repository = join(import.meta.dirname, '..')

// A minute of loading the demo: once a day. What changes in an open page: storefront/build/dev-server.test.ts.
test.runIf(process.env['LONG'])(
  'npm run dev: the engine alone starts anew when its sources change, over the same database and pages',
  async () => {
    const dataDir = temporaryFolder()
    const port = await freePort()
    const dev = runScript(join(repository, 'tools/dev.ts'), [], { DATA_DIR: dataDir, PORT: String(port) })
    onTestFinished(async () => {
      dev.child.kill('SIGTERM')
      await dev.ended
    })
    const origin = `http://localhost:${port}`
    const starts = (pattern: RegExp) => dev.output.filter((line) => pattern.test(line)).length
    await dev.line(/is ready after/)
    await dev.line(/from their sources/)
    expect(await (await fetch(origin)).text()).toContain('/static/@id/')
    const database = runningPostgres(dataDir)

    const now = new Date()
    utimesSync(join(repository, 'engine/src/kernel/clock.ts'), now, now)
    await vi.waitFor(() => expect(starts(/is ready after/)).toBe(2), patience)
    const page = await fetch(`${origin}/category/techos`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Techos y láminas')])
    expect([runningPostgres(dataDir), starts(/from their sources/)]).toEqual([database, 1])
    expect((await fetch(`${origin}/dev/mail`)).status).toBe(200)
  },
)
