// What the back office weighs in brotli, as it is served: what every page needs, and each screen beyond that.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'

const shellBudget = 150_000
const screenBudget = 60_000

const client = join(import.meta.dirname, '../dist/client')

type Chunk = { file: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean }
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk | undefined
>

/** The files of a module and of what it imports at once; what it asks for later does not count. */
const filesOf = (module: string, seen = new Set<string>(), files = new Set<string>()) => {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return files
  seen.add(module)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
  for (const one of chunk.imports ?? []) filesOf(one, seen, files)
  return files
}
const size = async (files: Iterable<string>) => {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(join(client, `${file}.br`))).size),
  )
  return sizes.reduce((sum, one) => sum + one, 0)
}

const shell = filesOf('index.html')
if (shell.size === 0) throw new Error('The build has no entry: run npm run build')
const screens = Object.keys(manifest).filter((module) => module.startsWith('src/screens/'))
const weights = await Promise.all(
  screens.map(async (module) => ({
    name: module.split('/')[2] ?? module,
    bytes: await size([...filesOf(module)].filter((file) => !shell.has(file))),
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
