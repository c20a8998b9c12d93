import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runScript, type Script } from './child.ts'

const run = join(import.meta.dirname, '../run.ts')

/** The real program as a process of its own. */
export type Shop = Script & { origin: string; port: number }

/** Starts the program without waiting for its first answer; the process is killed with the test at the latest. */
export const launchShop = async (env: NodeJS.ProcessEnv): Promise<Shop> => {
  const port = await freePort()
  const script = runScript(run, ['main'], { HOST: '127.0.0.1', PORT: String(port), ...env })
  onTestFinished(async () => {
    script.child.kill('SIGTERM')
    await script.ended
  })
  return { ...script, port, origin: `http://127.0.0.1:${env['PORT'] ?? port}` }
}

/** Starts the program and waits until it says that it is ready. */
export const startShop = async (env: NodeJS.ProcessEnv): Promise<Shop> => {
  const shop = await launchShop(env)
  await shop.line(/is ready after/)
  return shop
}

/** Each worker of a run looks in ports of its own, or two would find the same one free at the same moment. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % 4
let last = 20_000 + worker * 2_500 + (process.pid % 500)

/** A port that is free, as is the next one, where the simulators listen. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = (last += 3)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
