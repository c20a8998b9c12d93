// What a first visit to a page costs: the bytes of script and style the browser takes, in brotli as they are served.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { firstVisitBudget, heldScreens } from './first-visit-budget.ts'

const budgets: readonly string[] = heldScreens
const toldOnly = ['search', 'login', 'registration', 'article', 'store-locator', 'checkout']

const client = join(import.meta.dirname, '../dist/client')
const start = 'src/app/start.ts'
const entry = 'src/app/entry-client.tsx'

type Chunk = { file: string; imports?: string[] }
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk | undefined
>

const compressedSize = async (file: string) => (await stat(join(client, `${file}.br`))).size
const sum = async (files: Iterable<string>) =>
  (await Promise.all(Array.from(files, compressedSize))).reduce((total, size) => total + size, 0)

/** A module's file and what it imports at once; what it asks for later does not count. */
const filesOf = (module: string, seen = new Map<string, string>()) => {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return seen
  seen.set(module, chunk.file)
  for (const one of chunk.imports ?? []) filesOf(one, seen)
  return seen
}

const styles = await sum(
  Object.values(manifest).flatMap((chunk) => (chunk?.file.endsWith('.css') ? [chunk.file] : [])),
)
const first = filesOf(entry, filesOf(start))
if (first.size < 2) throw new Error('The build has no entry: run npm run build')
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

let over = 0
console.log(`Scripts of a first visit, brotli; the entry alone ${kB(await sum(first.values()))}:`)
for (const screen of [...budgets, ...toldOnly]) {
  const module = `src/screens/${screen}/index.ts`
  if (!manifest[module]) {
    if (!budgets.includes(screen)) continue
    throw new Error(`The build has no screen ${screen}`)
  }
  const bytes = await sum(filesOf(module, new Map(first)).values())
  const failed = budgets.includes(screen) && bytes > firstVisitBudget
  if (failed) over++
  const verdict = !budgets.includes(screen)
    ? ''
    : failed
      ? styleText('red', `over the budget of ${kB(firstVisitBudget)}`)
      : styleText('green', 'ok')
  console.log(`  ${screen.padEnd(14)} ${kB(bytes).padStart(9)}  ${verdict}`)
}
console.log(`Styles, one file for all pages: ${kB(styles)}`)
process.exitCode = over > 0 ? 1 : 0
