import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type OwnShop = { origin: string; stop(signal: NodeJS.Signals): Promise<void> }

/** Whether a shop answers there that takes visitors. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts a process of the shop and waits until it is ready. What it says goes to `log`, the descriptor of a file, and its
 * complaints to ours; without one nobody hears it.
 */
export const startOwnShop = async (
  port: number,
  env: Record<string, string>,
  log?: number,
): Promise<OwnShop> => {
  const origin = `http://localhost:${port}`
  if (await isReady(origin)) throw new Error(`something answers on ${origin} already`)
  const shop: ChildProcess = spawn(process.execPath, ['tools/runtime.mjs', 'start/run.ts', 'main'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: log === undefined ? 'ignore' : ['ignore', log, 'inherit'],
    env: { ...process.env, PORT: String(port), ...env },
  })
  // Whoever started it does not leave it behind, half started either.
  const end = () => void shop.kill('SIGTERM')
  process.once('exit', end)
  shop.once('exit', () => process.off('exit', end))
  while (!(await isReady(origin))) {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    stop: async (signal) => {
      if (shop.exitCode !== null || shop.signalCode !== null) return
      const ended = once(shop, 'exit')
      shop.kill(signal)
      await ended
    },
  }
}
