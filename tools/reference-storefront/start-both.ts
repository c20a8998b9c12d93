import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { runScript } from '../../start/testing/child.ts'
import { withTimeout } from '../lib/with-timeout.ts'
import { runtimeFolder } from './install-storefront.ts'

type Running = { stop(): Promise<void> }
/** How many seconds each part may take until it is given up. */
export type Limits = { prepare: number; ready: number; stop: number }

const root = join(import.meta.dirname, '../..')
const patient: Limits = { prepare: 180, ready: 600, stop: 30 }

/** Asks a process to end, and ends it where it does not. Nothing of it outlives this one either. */
const stopOf = (ended: Promise<unknown>, kill: (signal: NodeJS.Signals) => void, seconds: number) => {
  const killAtExit = () => kill('SIGTERM')
  process.once('exit', killAtExit)
  const gone = ended.finally(() => process.off('exit', killAtExit))
  return async () => {
    kill('SIGTERM')
    await withTimeout(seconds, 'stopping', gone).catch(() => kill('SIGKILL'))
    await gone
  }
}

/** Gives what runs once it is ready; stops it where it never is, and throws why. */
const startedWhen = async (ready: Promise<unknown>, running: Running): Promise<Running> => {
  try {
    await ready
    return running
  } catch (error) {
    await running.stop()
    throw error
  }
}

/**
 * The engine over a database of its own with the bundle, its vendors simulated. Throws where a command of it fails or takes
 * longer than `limits`; nothing of it runs on then.
 */
export const startEngine = async (
  { dataDir, port, publicOrigin }: { dataDir: string; port: number; publicOrigin: string },
  limits: Limits = patient,
): Promise<Running> => {
  const env = { DATA_DIR: dataDir, PUBLIC_ORIGIN: publicOrigin, RATE_LIMITS: 'off' }
  for (const command of [['migrate'], ['import', join(root, 'demo/refarch')]]) {
    const { child, ended, output } = runScript(join(root, 'start/run.ts'), ['cli', ...command], env)
    const stop = stopOf(ended, (signal) => child.kill(signal), limits.stop)
    const name = `lamina ${command.join(' ')}`
    await startedWhen(
      withTimeout(limits.prepare, name, ended, () => output.join('\n')).then((code) => {
        if (code !== 0) throw new Error(`${name}: ${output.join('\n')}`)
      }),
      { stop },
    )
  }
  const engine = runScript(join(root, 'start/run.ts'), ['main'], {
    ...env,
    ROLE: 'engine',
    PORT: String(port),
  })
  const stop = stopOf(engine.ended, (signal) => engine.child.kill(signal), limits.stop)
  const ready = withTimeout(limits.prepare, 'the start of the engine', engine.line(/ is ready /), () =>
    engine.output.join('\n'),
  )
  return startedWhen(ready, { stop })
}

/** A group of its own: the storefront's command starts a server beneath it, which is stopped with it. */
const killGroup = (child: ChildProcess) => (signal: NodeJS.Signals) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The whole group has ended already.
  }
}

/**
 * The storefront of a folder, with its proxy pointed at the engine. Resolves when its first build is there. Throws with what
 * it printed last, where it ends before or does not build within `limits`; nothing of it runs on then.
 */
export const startStorefront = async (
  folder: string,
  { port, engineOrigin }: { port: number; engineOrigin: string },
  limits: Limits = patient,
): Promise<Running> => {
  const packages = join(folder, 'node_modules')
  const runtime = join(packages, runtimeFolder)
  const child = spawn(join(runtime, 'node'), [join(packages, '.bin/pwa-kit-dev'), 'start', '--noHMR'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      ...process.env,
      PATH: [runtime, join(packages, '.bin'), process.env.PATH].join(delimiter),
      LISTEN_ADDRESS: `localhost:${port}`,
      SSR_PROXY1: `${engineOrigin}/api`,
    },
  })
  const ended = once(child, 'close')
  const output: string[] = []
  const told = () => `Its last lines:\n${output.slice(-20).join('\n')}`
  const built = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line)
        if (line.includes('First build complete')) resolve()
      })
  })
  const tooEarly = ended.then(([code]) => {
    throw new Error(`the storefront ended with ${code}. ${told()}`)
  })
  const stop = stopOf(
    ended.catch(() => undefined),
    killGroup(child),
    limits.stop,
  )
  const ready = withTimeout(
    limits.ready,
    'the first build of the storefront',
    Promise.race([built, tooEarly]),
    told,
  )
  return startedWhen(ready, { stop })
}
