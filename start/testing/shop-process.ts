import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What `npm start` runs: its limits of memory are measured too. */
const startCommand = async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start
}

export type ShopProcess = {
  origin: string
  /** Origin of the process's metrics. */
  metrics: string
  dataDir: string
  pid: number
  /** Milliseconds from the process's start to its first 200. */
  firstAnswerMs: number
  /** Resident memory in MB. */
  residentMb(): Promise<number>
  stop(): Promise<void>
}

const isAnswering = async (origin: string) => {
  try {
    return (await fetch(`${origin}/`)).status === 200
  } catch {
    return false
  }
}

const start = async (
  port: number,
  dataDir: string,
  further: Record<string, string> = {},
): Promise<ShopProcess> => {
  const origin = `http://localhost:${port}`
  const command = await startCommand()
  const began = performance.now()
  const child: ChildProcess = spawn('sh', ['-c', command], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      PORT: String(port),
      METRICS_PORT: String(port + 2),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      DATABASE_URL: '',
      ...further,
    },
  })
  while (!(await isAnswering(origin))) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const firstAnswerMs = performance.now() - began
  return {
    origin,
    metrics: `http://localhost:${port + 2}`,
    dataDir,
    pid: child.pid ?? 0,
    firstAnswerMs,
    residentMb: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
    },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Starts the shop on a data folder of its own: once to build, migrate and import, then again, so that what is measured
 * is a second start.
 */
export const startShop = async (
  port: number,
): Promise<{ shop: ShopProcess; firstStartMs: number; end(): Promise<void> }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamina-bench-'))
  const first = await start(port, dataDir)
  await first.stop()
  const shop = await start(port, dataDir)
  return {
    shop,
    firstStartMs: first.firstAnswerMs,
    end: async () => {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a further process of the same shop, beside the one that runs the database. */
export const startBeside = async (shop: ShopProcess, port: number, databaseUrl: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamina-bench-'))
  const secretKey = await readFile(join(shop.dataDir, 'secret-key'), 'utf8')
  const beside = await start(port, dataDir, { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey.trim() })
  return {
    ...beside,
    stop: async () => {
      await beside.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the shop on a data folder that holds one. */
export const startOn = (dataDir: string, port: number): Promise<ShopProcess> => start(port, dataDir)
