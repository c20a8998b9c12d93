import { existsSync, readFileSync } from 'node:fs'
import { mutate } from './mutant.ts'
import { readCitations } from './read-citations.ts'
import { readMutants } from './read-mutants.ts'

/** Mutants that a change of the code has left behind: what they look for is gone or stands twice, or nothing cites their number. */
export const staleMutants = async (): Promise<string[]> => {
  const cited = readCitations()
  return (await readMutants()).flatMap((mutant) => {
    const where = `mutants/${mutant.area}.ts ${mutant.id}`
    try {
      if (!existsSync(mutant.file)) throw new Error(`${mutant.file} is not there`)
      mutate(readFileSync(mutant.file, 'utf8'), mutant)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return [`${where}: write what it looks for anew, as the code stands now (${why})`]
    }
    return cited.has(mutant.id) ? [] : [`${where}: no test cites it`]
  })
}
