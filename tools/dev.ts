// Development: builds the storefront, starts the shop, and does both again whenever a source changes.
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from '../storefront/build/build-if-stale.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const quiet = 150

let shop: ChildProcess | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let working = Promise.resolve()

const stopShop = () =>
  new Promise<void>((resolve) => {
    const child = shop
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

const restart = async () => {
  try {
    const started = performance.now()
    if (await buildIfStale()) console.log(`built in ${Math.round(performance.now() - started)} ms`)
  } catch (error) {
    // The old build keeps running until the mistake is mended.
    return console.error(error instanceof Error ? error.message : error)
  }
  await stopShop()
  shop = spawn(process.execPath, [join(root, 'start/main.ts')], { stdio: 'inherit', cwd: root })
}

const later = () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    working = working.then(restart)
  }, quiet)
}

for (const folder of ['storefront/src', 'engine/src', 'facts', 'trade', 'start', 'simulators']) {
  watch(join(root, folder), { recursive: true }, later)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopShop().then(() => process.exit(0)))
}
await restart()
