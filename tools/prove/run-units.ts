import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Copy } from './copy-tree.ts'
import type { Mutant } from './mutant.ts'

export type UnitRunner = {
  /** The first test that cites the requirement and fails on its mutant; undefined when the mutant survives. */
  findKiller(mutant: Mutant, files: readonly string[]): Promise<string | undefined>
  close(): Promise<void>
}

const commonLength = (a: string, b: string) => {
  const length = [...a].findIndex((letter, at) => letter !== b[at])
  return length < 0 ? a.length : length
}

/** Tests beside the broken file come first: one that fails spares the others. */
const nearestFirst = (files: readonly string[], to: string) =>
  files.toSorted((a, b) => commonLength(b, to) - commonLength(a, to))

/** Matches the full name of a test that cites the requirement. */
const citing = (id: string) => new RegExp(id.replace('.', '\\.'))

/**
 * Runs unit tests in the copy, one mutant at a time, in one Vitest: it starts the database once and transforms again
 * only what changed. Of a file only the tests that cite the requirement run. A test that fails without any mutant proves
 * nothing.
 */
export const openUnitRunner = async (copy: Copy): Promise<UnitRunner> => {
  const vitest = await createVitest(
    { root: copy.folder, watch: false, reporters: [{}], silent: true, maxWorkers: 1, retry: 0 },
    { clearScreen: false },
  )
  const failing = async (file: string, id: string): Promise<string[]> => {
    vitest.setGlobalTestNamePattern(citing(id))
    const specifications = await vitest.globTestSpecifications([join(copy.folder, file)])
    const { testModules } = await vitest.runTestSpecifications(specifications)
    return testModules.flatMap((module) =>
      [...module.children.allTests('failed')].map(({ fullName }) => `${file}: ${fullName}`),
    )
  }
  const findIn = async (mutant: Mutant, file: string) => {
    const path = join(copy.folder, mutant.file)
    const undo = copy.apply([mutant])
    vitest.invalidateFile(path)
    const failed = await failing(file, mutant.id)
    undo()
    vitest.invalidateFile(path)
    if (failed.length === 0) return undefined
    const red = await failing(file, mutant.id)
    return failed.find((test) => !red.includes(test))
  }
  return {
    findKiller: async (mutant, files) => {
      for (const file of nearestFirst(files, mutant.file)) {
        const killer = await findIn(mutant, file)
        if (killer) return killer
      }
      return undefined
    },
    close: () => vitest.close(),
  }
}
