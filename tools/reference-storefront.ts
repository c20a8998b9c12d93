import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChrome } from './lib/ensure-chrome.ts'
import { runCommand } from './lib/run-command.ts'
import { installStorefront, version } from './reference-storefront/install-storefront.ts'
import { rowsOf } from './reference-storefront/read-report.ts'
import { startEngine, startStorefront } from './reference-storefront/start-both.ts'

/**
 * `npm run reference-storefront`: the platform's own storefront, as its registry publishes it, over this engine with the
 * bundle `demo/refarch`, walked on a phone and on a desk (`e2e/reference-storefront`). It is installed outside the tree and
 * none of it is kept. Writes `bench/results/reference-storefront.md`. Where the registry cannot be reached, it says so and
 * nothing is judged. `PORT` is the first of its ports.
 */
const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 4640)

const walk = async (origin: string) => {
  const file = join(root, 'test-results/reference-storefront.json')
  const args = ['test', '-c', 'e2e/reference-storefront/playwright.config.ts', '--reporter=list,json']
  const { code } = await runCommand('playwright', args, {
    env: {
      REFERENCE_ORIGIN: origin,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      CHROME_PATH: await findChrome(),
    },
  })
  if (code !== 0) process.exitCode = 1
  return rowsOf(JSON.parse(await readFile(file, 'utf8')))
}

const writeReport = async (rows: Awaited<ReturnType<typeof walk>>) => {
  const devices = [...new Set(rows.flatMap(({ devices: seen }) => Object.keys(seen)))].toSorted()
  const all = rows.flatMap(({ devices: seen }) => Object.values(seen))
  const lines = [
    '# Journey × device',
    '',
    `Written by \`npm run reference-storefront\`: the platform’s own storefront, retail-react-app ${version}, over this engine and the`,
    `bundle \`demo/refarch\` as shipped. ${all.filter((passed) => passed).length} of ${all.length} walked to their end.`,
    '',
    `| journey | ${devices.join(' | ')} |`,
    `|---|${devices.map(() => '---|').join('')}`,
    ...rows.map(
      ({ title, devices: seen }) =>
        `| ${title} | ${devices.map((name) => (seen[name] ? 'yes' : '**no**')).join(' | ')} |`,
    ),
    '',
  ]
  await writeFile(join(root, 'bench/results/reference-storefront.md'), lines.join('\n'))
}

const installed = await installStorefront().catch((error: unknown) => {
  console.warn(`The platform's storefront cannot be installed, so nothing is walked: ${String(error)}`)
})
if (installed !== undefined) {
  // What was started ends with this command, however that ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const dataDir = await mkdtemp(join(tmpdir(), 'lamina-reference-'))
  const origin = `http://localhost:${port}`
  try {
    const engine = await startEngine({ dataDir, port: port + 1, publicOrigin: origin })
    try {
      const storefront = await startStorefront(installed, {
        port,
        engineOrigin: `http://localhost:${port + 1}`,
      })
      try {
        await writeReport(await walk(origin))
      } finally {
        await storefront.stop()
      }
    } finally {
      await engine.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
