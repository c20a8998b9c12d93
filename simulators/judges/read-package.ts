import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of which files are read lie here, unpacked by the command that runs the judges. */
export const readPackageFile = (name: string, file: string): string =>
  readFileSync(join(import.meta.dirname, '.packages', name.replace(/^.*\//, ''), file), 'utf8')
