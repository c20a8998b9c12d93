import { readFileSync, writeFileSync } from 'node:fs'
import { readCitations } from './prove/read-citations.ts'
import { type Proof, readProofs } from './prove/record.ts'

/**
 * Writes docs/spec/coverage.md: which tests cite which requirement, and since which commit one of them has been seen to
 * fail on a mutant that breaks it (`npm run prove`). A test cites a requirement by its id in square brackets. Fails when
 * a test cites an id that the catalogue does not know.
 */
type Requirement = { id: string; area: string; text: string }

const catalogue = 'docs/spec/requirements.tsv'
/** What is promised beside the specification: rows of a table, `| T1.101 | … |`. */
const besides = [
  ['tools of the trade', 'trade/requirements.md'],
  ['guarantees', 'docs/spec/guarantees.md'],
] as const
const page = 'docs/spec/coverage.md'

const readRequirements = (): Requirement[] =>
  readFileSync(catalogue, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', , area = '', text = ''] = line.split('\t')
      return { id, area, text }
    })

const readTable = (area: string, file: string): Requirement[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\| ([TG]\d\.\d{3}) \| (.*) \|$/gm)].map(
    ([, id = '', text = '']) => ({ id, area, text }),
  )

const requirements = readRequirements()
const others = besides.map(([area, file]) => [area, readTable(area, file)] as const)
const cited = readCitations()
const proofs = readProofs()

const row = (area: string, all: readonly Requirement[]) =>
  `| ${area} | ${all.filter(({ id }) => cited.has(id)).length} | ${all.filter(({ id }) => proofs[id]).length} | ${all.length} |`

const proofText = (proof: Proof | undefined) => (proof ? ` Proven since ${proof.since}.` : '')

const render = () => {
  const areas = [...Map.groupBy(requirements, ({ area }) => area)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = [
    '# Requirements: cited and proven',
    '',
    'Written by `npm run coverage`. Cited: a test names the requirement. Proven: `npm run prove` broke the code as',
    '`mutants/` says, and a test that names the requirement failed.',
    '',
    '| area | cited | proven | of |',
    '|---|---|---|---|',
    ...areas.map(([area, all]) => row(area, all)),
    row('**all**', requirements),
    ...others.map(([area, all]) => row(`beside it: ${area}`, all)),
  ]
  for (const [area, all] of [...areas, ...others]) {
    lines.push('', `## ${area}`, '')
    for (const { id, text } of all) {
      const files = [...(cited.get(id) ?? [])].toSorted().map((file) => `[${file}](../../${file})`)
      const tests = files.length > 0 ? files.join(', ') : '*no test yet*'
      lines.push(`- **${id}** ${text}${proofText(proofs[id])} — ${tests}`)
    }
  }
  return `${lines.join('\n')}\n`
}

writeFileSync(page, render())
const known = new Set([...requirements, ...others.flatMap(([, all]) => all)].map(({ id }) => id))
const unknown = [...cited.keys()].filter((id) => !known.has(id))
const proven = requirements.filter(({ id }) => proofs[id]).length
console.log(
  `${requirements.filter(({ id }) => cited.has(id)).length} of ${requirements.length} requirements are cited, ${proven} are proven by a mutant`,
)
for (const id of unknown) console.log(`a test cites ${id}, which the catalogue does not know`)
if (unknown.length > 0) process.exitCode = 1
