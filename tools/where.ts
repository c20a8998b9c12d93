import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { styleText } from 'node:util'

/** `npm run where -- <word>`: where a term lives — glossary, routes, contract, messages, specification, folders. */
const word = process.argv.slice(2).join(' ').trim()
if (!word) {
  console.error('Say a word: npm run where -- shipment')
  process.exit(1)
}
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wanted = fold(word)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

const kinds: { title: string; match: (file: string) => boolean }[] = [
  { title: 'glossary', match: (file) => file === 'GLOSSARY.md' },
  { title: 'engine routes', match: (file) => /^engine\/src\/[^/]+\/routes\.ts$/.test(file) },
  { title: 'pages', match: (file) => file === 'storefront/src/app/routes.ts' },
  { title: 'contract', match: (file) => /^engine\/src\/[^/]+\/contract\.ts$/.test(file) },
  { title: 'messages', match: (file) => file.endsWith('messages.ts') },
  { title: 'specification', match: (file) => file === 'docs/spec/requirements.tsv' },
  { title: 'decisions', match: (file) => file.startsWith('docs/decisions/') },
]

for (const { title, match } of kinds) {
  const hits: string[] = []
  for (const file of files.filter((name) => match(name) && existsSync(name))) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (fold(line).includes(wanted)) hits.push(`  ${file}:${index + 1}  ${line.trim().slice(0, 110)}`)
      })
  }
  if (hits.length > 0) console.log([styleText('bold', title), ...hits.slice(0, 8)].join('\n'))
  if (hits.length > 8) console.log(`  … and ${hits.length - 8} more`)
}
const places = files.filter((file) => fold(file).includes(wanted) && !file.startsWith('demo/')).slice(0, 12)
if (places.length > 0)
  console.log([styleText('bold', 'files'), ...places.map((file) => `  ${file}`)].join('\n'))
