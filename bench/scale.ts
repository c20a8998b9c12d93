import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '../engine/src/index.ts'
import type { Ctx } from '../engine/src/kernel/context.ts'
import { Reply } from '../engine/src/kernel/operation.ts'
import { searchModule } from '../engine/src/search/module.ts'
import { openDataFolder } from '../start/data-folder.ts'
import { startPostgres } from '../start/postgres/start-postgres.ts'
import { median } from './measure.ts'
import { currentCommit, saveResult } from './save-result.ts'
import { writeScaleBundle } from './scale-bundle.ts'

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

const queries = [
  { name: 'words', query: { q: 'lámina roja calibre 26', limit: 25 } },
  { name: 'a misspelt word', query: { q: 'lamnia', limit: 25 } },
  { name: 'a category', query: { refine: ['cgid=techos'], limit: 25 } },
  { name: 'the whole catalogue', query: { refine: ['cgid=root'], limit: 25 } },
]

type Search = (ctx: Ctx, input: object) => Promise<{ total: number } | Reply<Buffer>>
const search = searchModule.operations.productSearch as unknown as Search

/** Asks the search operation itself: statements and times without the network. */
const searches = async (dataDir: string) => {
  const server = await startPostgres({ dataDir, log: () => {} })
  const engine = await createEngine({
    databaseUrl: server.url,
    secretKey: 'bench-secret-key-0123456789abcdef0123456789',
    publicOrigin: 'http://localhost',
    gateways: {},
  })
  const results = []
  for (const { name, query } of queries) {
    const times: number[] = []
    let statements = 0
    let total = 0
    for (let round = 0; round < 12; round++) {
      const ctx = await engine.merchantContext()
      const began = performance.now()
      const answer = await search(ctx, { params: {}, query, body: {}, headers: {} })
      times.push(performance.now() - began)
      statements = Math.max(statements, ctx.db.count.statements)
      total = answer instanceof Reply ? total : answer.total
    }
    if (total === 0) throw new Error(`nothing was found by ${name}, so nothing was measured`)
    results.push({ name, statements, total, p50: median(times.slice(2)) })
  }
  await engine.close()
  await server.stop()
  return results
}

const report = (result: {
  commit: string
  at: string
  count: number
  seconds: number
  peakMb: number
  searches: Awaited<ReturnType<typeof searches>>
}) =>
  [
    `# ${result.count.toLocaleString('en')} products, ${result.commit}, ${result.at.slice(0, 10)}`,
    '',
    `Import by the command, database and search made from nothing: ${result.seconds.toFixed(1)} s (aim ≤ 60 for 100,000), highest resident memory ${Math.round(result.peakMb)} MB (aim ≤ 1,000).`,
    '',
    '| search | hits | statements (aim ≤ 6) | p50 ms |',
    '|---|---|---|---|',
    ...result.searches.map(
      (one) => `| ${one.name} | ${one.total} | ${one.statements} | ${one.p50.toFixed(1)} |`,
    ),
    '',
  ].join('\n')

const work = mkdtempSync(join(tmpdir(), 'lamina-scale-'))
try {
  const bundle = join(work, 'bundle')
  const dataDir = openDataFolder(join(work, 'data'))
  await writeScaleBundle(bundle, count)
  const imported = await importByCommand(bundle, dataDir)
  const at = new Date().toISOString()
  const result = {
    commit: currentCommit(),
    at,
    node: process.version,
    count,
    ...imported,
    searches: await searches(dataDir),
  }
  if (!quick) saveResult('scale', report(result), result)
  console.log(report(result))
} finally {
  rmSync(work, { recursive: true, force: true })
}
