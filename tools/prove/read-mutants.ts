import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

const root = join(import.meta.dirname, '../..')

/** All mutants, by the order of the areas' names (`mutants/<area>.ts`; a long one goes on in `<area>.<part>.ts`). */
export const readMutants = async (): Promise<(Mutant & { area: string })[]> => {
  const files = globSync('mutants/*.ts', { cwd: root }).toSorted()
  const areas = await Promise.all(
    files.map(async (file) => {
      const { mutants }: { mutants: readonly Mutant[] } = await import(join(root, file))
      const [area = ''] = file.slice('mutants/'.length).split('.')
      return mutants.map((mutant) => ({ ...mutant, area }))
    }),
  )
  return areas.flat()
}
