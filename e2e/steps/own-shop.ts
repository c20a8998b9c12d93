import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type OwnShop = { origin: string; stop(signal: NodeJS.Signals): Promise<void> }

/** Starts a process of the shop beside the one under test and waits until it is ready. */
export const startOwnShop = async (port: number, env: Record<string, string>): Promise<OwnShop> => {
  const shop: ChildProcess = spawn(process.execPath, ['tools/runtime.mjs', 'start/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), ...env },
  })
  const origin = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    stop: async (signal) => {
      const ended = once(shop, 'exit')
      shop.kill(signal)
      await ended
    },
  }
}
