import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes docs/spec/coverage.md: which tests cite which requirement. A test cites one by its id in square brackets.
 * Fails when a test cites an id that the catalogue does not know.
 */
type Requirement = { id: string; area: string; text: string }

const catalogue = 'docs/spec/requirements.tsv'
const page = 'docs/spec/coverage.md'

export const readRequirements = (): Requirement[] =>
  readFileSync(catalogue, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , area = '', text = ''] = line.split('\t')
      return { id, area, text }
    })

const testFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) || /^e2e\/.*\.ts$/.test(file))

/** Requirement id → files of the tests that cite it. */
export const citations = (): Map<string, Set<string>> => {
  const cited = new Map<string, Set<string>>()
  for (const file of testFiles()) {
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      continue
    }
    for (const match of text.matchAll(/\[(S\d\.\d{3}(?:\s*,\s*S\d\.\d{3})*)\]/g)) {
      for (const id of (match[1] ?? '').split(/\s*,\s*/))
        cited.set(id, (cited.get(id) ?? new Set()).add(file))
    }
  }
  return cited
}

const render = (requirements: Requirement[], cited: Map<string, Set<string>>) => {
  const areas = [...new Set(requirements.map((one) => one.area))].toSorted()
  const lines = ['# Requirements and the tests that cite them', '', 'Written by `npm run coverage`.', '']
  lines.push('| area | cited | of |', '|---|---|---|')
  for (const area of areas) {
    const all = requirements.filter((one) => one.area === area)
    lines.push(`| ${area} | ${all.filter((one) => cited.has(one.id)).length} | ${all.length} |`)
  }
  lines.push(
    `| **all** | **${requirements.filter((one) => cited.has(one.id)).length}** | **${requirements.length}** |`,
  )
  for (const area of areas) {
    lines.push('', `## ${area}`, '')
    for (const { id, text } of requirements.filter((one) => one.area === area)) {
      const files = [...(cited.get(id) ?? [])].toSorted().map((file) => `[${file}](../../${file})`)
      lines.push(`- **${id}** ${text}${files.length > 0 ? ` — ${files.join(', ')}` : ' — *no test yet*'}`)
    }
  }
  return `${lines.join('\n')}\n`
}

const requirements = readRequirements()
const cited = citations()
const known = new Set(requirements.map((one) => one.id))
const unknown = [...cited.keys()].filter((id) => !known.has(id))
const text = render(requirements, cited)
writeFileSync(page, text)
console.log(`${cited.size - unknown.length} of ${requirements.length} requirements are cited`)
for (const id of unknown) console.log(`a test cites ${id}, which the catalogue does not know`)
if (unknown.length > 0) process.exitCode = 1
