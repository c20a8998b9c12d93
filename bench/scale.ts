import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataFolder } from '../start/data-folder.ts'
import { type ImportCost, importByCommand } from './import-by-command.ts'
import { type PlainCopy, plainCopy } from './plain-copy.ts'
import { currentCommit, saveResult } from './save-result.ts'
import { writeScaleBundle } from './scale-bundle.ts'
import { type SearchCost, searchesAtScale, searchLines } from './searches-at-scale.ts'

const quick = process.argv.includes('quick')
const count = quick ? 5_000 : 100_000

const loadOf = () => loadavg()[0] ?? 0

const importLine = (name: string, { seconds, engineSeconds, databaseSeconds, peakMb }: ImportCost) =>
  `| ${name} | ${seconds.toFixed(1)} | ${engineSeconds.toFixed(1)} | ${databaseSeconds.toFixed(1)} | ${Math.round(peakMb)} |`

const report = (result: {
  commit: string
  at: string
  count: number
  load: { before: number; after: number }
  first: ImportCost
  again: ImportCost
  copy: PlainCopy
  searches: SearchCost[]
}) => {
  const { first, copy, load } = result
  const ratio = (first.engineSeconds + first.databaseSeconds) / copy.databaseSeconds
  return [
    `# ${result.count.toLocaleString('en')} products, ${result.commit}, ${result.at.slice(0, 10)}`,
    '',
    `Load average of the machine ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after: seconds by the clock say as much of that.`,
    '',
    '| import by the command | seconds | engine’s processor | database’s processor | highest MB |',
    '|---|---|---|---|---|',
    importLine('into nothing, database and search made', first),
    importLine('the same once more, each row held against what was remembered of it', result.again),
    `| the same ${copy.rows.toLocaleString('en')} rows by plain COPY into tables with the same indexes | ${copy.seconds.toFixed(1)} | – | ${copy.databaseSeconds.toFixed(1)} | – |`,
    '',
    `Aims: ≤ 60 s for 100,000, ≤ 1,000 MB. The first import uses ${ratio.toFixed(1)} times the processor time of the plain COPY.`,
    '',
    ...searchLines(result.searches),
    '',
  ].join('\n')
}

const work = mkdtempSync(join(tmpdir(), 'lamina-scale-'))
try {
  const bundle = join(work, 'bundle')
  const dataDir = openDataFolder(join(work, 'data'))
  await writeScaleBundle(bundle, count)
  const before = loadOf()
  const first = await importByCommand(bundle, dataDir)
  const again = await importByCommand(bundle, dataDir)
  const load = { before, after: loadOf() }
  const result = {
    commit: currentCommit(),
    at: new Date().toISOString(),
    node: process.version,
    count,
    load,
    first,
    again,
    copy: await plainCopy(dataDir, work),
    searches: await searchesAtScale(dataDir, bundle, quick ? 20 : 200),
  }
  if (!quick) saveResult('scale', report(result), result)
  console.log(report(result))
} finally {
  rmSync(work, { recursive: true, force: true })
}
