import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { findLines, indexLines } from './where/find-lines.ts'

/** `npm run where -- <words>`: where something lives: map, recipes, glossary, settings, routes, pages, commands, messages, code, papers. */
const question = process.argv.slice(2).join(' ').trim()
if (!question) {
  console.error('Say a word or several: npm run where -- session length')
  process.exit(1)
}
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

const shown = 8
const found = findLines(
  question,
  indexLines(files, (file) => readFileSync(file, 'utf8')),
)
for (const { title, hits } of found) {
  const lines = hits
    .slice(0, shown)
    .map(({ file, line, text }) => `  ${file}${text ? `:${line}  ${text.slice(0, 200)}` : ''}`)
  console.log([styleText('bold', title), ...lines].join('\n'))
  if (hits.length > shown) console.log(`  … and ${hits.length - shown} more`)
}
if (found.length === 0) console.log('Nothing. Try fewer words, or one of the API’s.')
