import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databasePid, ownProcessorTime, processorTime } from './processor-time.ts'

const root = join(import.meta.dirname, '..')

const megabytes = (path: string, member: string) => {
  try {
    return Number(new RegExp(`${member}:\\s+(\\d+) kB`).exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** What an import took: seconds by the clock, and of processor time; the importing process's highest resident memory. */
export type ImportCost = { seconds: number; peakMb: number; engineSeconds: number; databaseSeconds: number }

/**
 * Imports by the command a merchant runs. What it uses is read from the kernel ten times a second: what falls behind the last
 * time is missing.
 */
export const importByCommand = async (folder: string, dataDir: string): Promise<ImportCost> => {
  const began = performance.now()
  const child = spawn(process.execPath, ['start/run.ts', 'cli', 'import', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  let [peakMb, engine, database] = [0, 0, 0]
  const watching = setInterval(() => {
    peakMb = Math.max(peakMb, megabytes(`/proc/${child.pid}/status`, 'VmHWM'))
    engine = Math.max(engine, ownProcessorTime(child.pid ?? 0))
    database = Math.max(database, processorTime([databasePid(dataDir)]))
  }, 100)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watching)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  const seconds = (performance.now() - began) / 1000
  return { seconds, peakMb, engineSeconds: engine / 1000, databaseSeconds: database / 1000 }
}
