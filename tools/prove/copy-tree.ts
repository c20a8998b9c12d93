import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutate, type Mutant } from './mutant.ts'

export type Copy = {
  folder: string
  /** Where a shop that is started in the copy keeps its data, from one build to the next. */
  dataDir: string
  /** Puts mutants in, of which no two are of one file; the function takes them out. */
  apply(mutants: readonly Mutant[]): () => void
  remove(): void
}

/**
 * A copy of the tree as it lies here, in which code may be changed; `without` are files that are not needed. The packages
 * are those of the tree.
 */
export const copyTree = ({ without }: { without?: RegExp } = {}): Copy => {
  const folder = mkdtempSync(join(tmpdir(), 'lamina-mutants-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\n'))
    if (file !== '' && !without?.test(file) && existsSync(file)) cpSync(file, join(folder, file))
  for (const at of ['.', 'engine', 'storefront', 'studio'])
    if (existsSync(join(at, 'node_modules')))
      symlinkSync(join(process.cwd(), at, 'node_modules'), join(folder, at, 'node_modules'))
  const put = (mutant: Mutant) => {
    const path = join(folder, mutant.file)
    const before = readFileSync(path, 'utf8')
    writeFileSync(path, mutate(before, mutant))
    return () => writeFileSync(path, before)
  }
  const dataDir = `${folder}-shop`
  return {
    folder,
    dataDir,
    apply: (mutants) => {
      const undo = mutants.map(put)
      return () => {
        for (const one of undo) one()
      }
    },
    remove: () => {
      for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true })
    },
  }
}
