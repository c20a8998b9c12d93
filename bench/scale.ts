import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '../start/data-folder.ts'
import { importByCommand } from './import-by-command.ts'
import { currentCommit, saveResult } from './save-result.ts'
import { writeScaleBundle } from './scale-bundle.ts'
import { type SearchCost, searchesAtScale, searchLines } from './searches-at-scale.ts'

const quick = process.argv.includes('quick')
const count = quick ? 5_000 : 100_000

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
