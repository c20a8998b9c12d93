import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { runScript } from './testing/child.ts'
import { freePort } from './testing/shop.ts'

// Real processes on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

beforeAll(async () => {
  expect(await runScript(join(import.meta.dirname, '../tools/build.ts')).ended).toBe(0)
})

const patience = { timeout: 25_000, interval: 100 }

/** Pages alone: the role that starts without a database. */
const npmStart = async () => {
  const port = String(await freePort())
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ROLE: 'storefront',
      ENGINE_URL: 'http://127.0.0.1:1',
      HOST: '127.0.0.1',
      PORT: port,
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void npm.kill('SIGKILL'))
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await vi.waitFor(async () => expect(await answers()).toBe(true), patience)
  return { npm, answers }
}

test('SIGTERM to "npm start" stops the shop, and npm waits for it', async () => {
  const { npm, answers } = await npmStart()
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  expect(await answers()).toBe(false)
})

test('a shop whose npm was killed does not stay behind', async () => {
  const { npm, answers } = await npmStart()
  npm.kill('SIGKILL')
  await vi.waitFor(async () => expect(await answers()).toBe(false), patience)
})
