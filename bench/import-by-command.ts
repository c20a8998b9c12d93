import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const megabytes = (path: string, member: string) => {
  try {
    return Number(new RegExp(`${member}:\\s+(\\d+) kB`).exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Imports by the command a merchant runs; its highest resident memory is read from the kernel. */
export const importByCommand = async (folder: string, dataDir: string) => {
  const began = performance.now()
  const child = spawn(process.execPath, ['start/cli.ts', 'import', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  let peak = 0
  const watching = setInterval(() => {
    peak = Math.max(peak, megabytes(`/proc/${child.pid}/status`, 'VmHWM'))
  }, 100)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watching)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - began) / 1000, peakMb: peak }
}
