import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { houseFaults } from './check/house-faults.ts'
import { unreadSettings } from './check/unread-settings.ts'
import { migrationFaults } from './check/migration-faults.ts'
import { indexFaults, linkFaults, markFaults, numberFaults } from './check/mark-faults.ts'
import { staleMutants } from './prove/stale-mutants.ts'

/** Names every line of the repository that does what the house does not, or cites what is not there; fails if there is one. */
const read = /\.(tsx?|mjs|css|sql|md)$/
const faultsOf = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return [
    ...houseFaults(file, text),
    ...(/^docs\/(spec|contract)\/|^tools\/check\/mark-faults\.test\.ts$/.test(file)
      ? []
      : markFaults(file, text)),
    ...(file.endsWith('.md') ? linkFaults(file, text) : []),
  ]
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const decisions = readdirSync('docs/decisions')
const faults = [
  ...files.filter((file) => read.test(file) && existsSync(file)).flatMap(faultsOf),
  ...numberFaults(decisions),
  ...indexFaults(decisions, readFileSync('docs/decisions/README.md', 'utf8')),
  ...migrationFaults(readdirSync('engine/migrations')),
  ...(await staleMutants()),
  ...unreadSettings(files.filter((file) => existsSync(file))).map(
    (name) => `engine/src/bundle/site.ts setting: nobody reads '${name}'`,
  ),
]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
