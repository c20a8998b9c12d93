import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { runScript } from '../../start/testing/child.ts'
import { runtimeFolder } from './install-storefront.ts'

type Running = { stop(): Promise<void> }

const root = join(import.meta.dirname, '../..')

/** The engine over a database of its own with the bundle, its vendors simulated. */
export const startEngine = async ({
  dataDir,
  port,
  publicOrigin,
}: {
  dataDir: string
  port: number
  publicOrigin: string
}): Promise<Running> => {
  const env = { DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin, RATE_LIMITS: 'off' }
  for (const command of [['migrate'], ['import', join(root, 'demo/refarch')]]) {
    const { ended, output } = runScript(join(root, 'start/cli.ts'), command, env)
    if ((await ended) !== 0) throw new Error(`lamina ${command.join(' ')}: ${output.join(' ')}`)
  }
  const engine = runScript(join(root, 'start/main.ts'), [], { ...env, ROLE: 'engine', PORT: String(port) })
  await engine.line(/ is ready /)
  return {
    stop: async () => {
      engine.child.kill('SIGTERM')
      await engine.ended
    },
  }
}

/** The storefront of a folder, with its proxy pointed at the engine. Resolves when its first build is there. */
export const startStorefront = async (
  folder: string,
  { port, engineOrigin }: { port: number; engineOrigin: string },
): Promise<Running> => {
  const packages = join(folder, 'node_modules')
  const runtime = join(packages, runtimeFolder)
  const child = spawn(join(runtime, 'node'), [join(packages, '.bin/pwa-kit-dev'), 'start', '--noHMR'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: the command starts a server beneath it.
    detached: true,
    env: {
      ...process.env,
      PATH: [runtime, join(packages, '.bin'), process.env.PATH].join(delimiter),
      LISTEN_ADDRESS: `localhost:${port}`,
      SSR_PROXY1: `${engineOrigin}/api`,
    },
  })
  const ended = once(child, 'close')
  const built = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('First build complete')) resolve()
    })
  })
  await Promise.race([
    built,
    ended.then(([code]) => {
      throw new Error(`the storefront ended with ${code}`)
    }),
  ])
  return {
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}
