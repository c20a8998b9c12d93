// What the back office weighs in brotli, as it is served: what every page needs, and each screen beyond that.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { type Chunk, filesOf } from './files-of.ts'

const shellBudget = 150_000
const screenBudget = 60_000

const client = join(import.meta.dirname, '../dist/client')

const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk | undefined
>

const size = async (files: Iterable<string>) => {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(join(client, `${file}.br`))).size),
  )
  return sizes.reduce((sum, one) => sum + one, 0)
}

const shell = filesOf(manifest, 'index.html')
if (shell.size === 0) throw new Error('The build has no entry: run npm run build')
const screens = Object.keys(manifest).filter((module) => module.startsWith('src/screens/'))
const weights = await Promise.all(
  screens.map(async (module) => ({
    name: module.split('/')[2] ?? module,
    bytes: await size([...filesOf(manifest, module)].filter((file) => !shell.has(file))),
    budget: screenBudget,
  })),
)
const all = [{ name: 'shell', bytes: await size(shell), budget: shellBudget }, ...weights]
console.log('The back office in brotli, scripts and styles:')
for (const { name, bytes, budget } of all) {
  const verdict = bytes > budget ? styleText('red', `over ${budget / 1000} kB`) : styleText('green', 'ok')
  console.log(`  ${name.padEnd(14)} ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${verdict}`)
}
process.exitCode = all.some(({ bytes, budget }) => bytes > budget) ? 1 : 0
