import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { houseFaults } from './house-faults.ts'

/** Names every line of the repository that does what the house does not, and fails if there is one. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const faults = files
  .filter((file) => existsSync(file))
  .flatMap((file) =>
    /\.(tsx?|mjs|sql|css|md)$/.test(file) ? houseFaults(file, readFileSync(file, 'utf8')) : [],
  )
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
