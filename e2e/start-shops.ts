import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { onParentGone } from '../start/signals.ts'
import { isReady, type OwnShop, startOwnShop } from './steps/own-shop.ts'
import { shops, temporaryFolder } from './steps/shops.ts'

/**
 * Starts the shops under test beside one another and says `ready`; what answers on the port of E2E_PORT is used as it is.
 * Ends with SIGTERM or with who started it, and a folder that nobody named goes then.
 */
const started: OwnShop[] = []
const stop = async () => {
  await Promise.all(started.map((shop) => shop.stop('SIGTERM')))
  if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true })
  process.exit()
}
process.once('SIGTERM', () => void stop())
onParentGone(() => void stop())

await Promise.all(
  shops.map(async ({ port, origin, dataDir }) => {
    if (process.env.E2E_PORT && (await isReady(origin))) return
    mkdirSync(dataDir, { recursive: true })
    // What must be in no log is looked for there.
    const log = openSync(join(dataDir, 'shop.log'), 'w')
    const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', DATABASE_URL: '' }
    started.push(await startOwnShop(port, env, log))
  }),
)
// Where no shop was started there is nothing that keeps this process.
setInterval(() => undefined, 60_000)
console.log('ready')
