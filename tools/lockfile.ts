// Adds to package-lock.json what npm leaves out of it: the optional packages of other platforms, when the registry of
// the machine that wrote the file did not offer them. Without them `npm ci` calls the file incomplete everywhere.
// Run it after `npm install`: npm run lockfile
import { readFileSync, writeFileSync } from 'node:fs'
import { completeLockfile, type Lockfile, missingFrom } from './lockfile/complete-lockfile.ts'

const file = new URL('../package-lock.json', import.meta.url)
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingFrom(lockfile)
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLockfile(lockfile), null, 2)}\n`)
console.log(
  missing.length > 0 ? `Added ${missing.length} packages of other platforms.` : 'Nothing was missing.',
)
