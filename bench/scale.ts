import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '../start/data-folder.ts'
import { currentCommit, saveResult } from './save-result.ts'
import { writeScaleBundle } from './scale-bundle.ts'
import { type SearchCost, searchesAtScale, searchLines } from './searches-at-scale.ts'

const root = join(import.meta.dirname, '..')
const quick = process.argv.includes('quick')
const count = quick ? 5_000 : 100_000

const megabytes = (path: string, member: string) => {
  try {
    return Number(new RegExp(`${member}:\\s+(\\d+) kB`).exec(readFileSync(path, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Imports by the command a merchant runs; its highest resident memory is read from the kernel. */
const importByCommand = async (folder: string, dataDir: string) => {
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

const report = (result: {
  commit: string
  at: string
  count: number
  seconds: number
  peakMb: number
  againSeconds: number
  searches: SearchCost[]
}) =>
  [
    `# ${result.count.toLocaleString('en')} products, ${result.commit}, ${result.at.slice(0, 10)}`,
    '',
    `Import by the command, database and search made from nothing: ${result.seconds.toFixed(1)} s (aim ≤ 60 for 100,000), highest resident memory ${Math.round(result.peakMb)} MB (aim ≤ 1,000).`,
    `The same bundle once more, each row held against what was remembered of it: ${result.againSeconds.toFixed(1)} s (aim ≤ 60).`,
    '',
    ...searchLines(result.searches),
    '',
  ].join('\n')

const work = mkdtempSync(join(tmpdir(), 'lamina-scale-'))
try {
  const bundle = join(work, 'bundle')
  const dataDir = openDataFolder(join(work, 'data'))
  await writeScaleBundle(bundle, count)
  const imported = await importByCommand(bundle, dataDir)
  const again = await importByCommand(bundle, dataDir)
  const at = new Date().toISOString()
  const result = {
    commit: currentCommit(),
    at,
    node: process.version,
    count,
    ...imported,
    againSeconds: again.seconds,
    searches: await searchesAtScale(dataDir, bundle, quick ? 20 : 200),
  }
  if (!quick) saveResult('scale', report(result), result)
  console.log(report(result))
} finally {
  rmSync(work, { recursive: true, force: true })
}
