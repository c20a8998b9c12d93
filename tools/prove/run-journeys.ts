import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import type { Copy } from './copy-tree.ts'
import type { Mutant } from './mutant.ts'

type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; ok: boolean }[] }

const run = ({ folder, dataDir }: Copy, args: readonly string[]) =>
  new Promise<string>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        E2E_PORT: process.env.E2E_PORT ?? '4100',
        E2E_DATA_DIR: dataDir,
        DATABASE_URL: '',
      },
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('close', () => resolve(output))
  })

const specsOf = (suite: Suite): { file: string; title: string; ok: boolean }[] => [
  ...suite.specs.map((spec) => ({ file: suite.file, title: spec.title, ok: spec.ok })),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** Groups of mutants that can share a build: no two of a file, and no journey file cites two of their requirements. */
export const groupForJourneys = (
  mutants: readonly Mutant[],
  cited: ReadonlyMap<string, ReadonlySet<string>>,
  most: number,
): Mutant[][] => {
  const groups: { mutants: Mutant[]; taken: Set<string> }[] = []
  for (const mutant of mutants) {
    const needs = [mutant.file, ...(cited.get(mutant.id) ?? [])]
    const free = groups.find(
      ({ mutants: its, taken }) => its.length < most && needs.every((one) => !taken.has(one)),
    )
    const group = free ?? { mutants: [], taken: new Set<string>() }
    if (!free) groups.push(group)
    group.mutants.push(mutant)
    for (const one of needs) group.taken.add(one)
  }
  return groups.map((group) => group.mutants)
}

/**
 * Builds the copy with all of the mutants, starts the shop and walks the journeys that cite their requirements, on a
 * phone. Gives for each id the journey that failed. Throws when none could be walked at all.
 */
export const findKillersByJourney = async (
  copy: Copy,
  mutants: readonly Mutant[],
): Promise<Map<string, string>> => {
  const undo = copy.apply(mutants)
  try {
    await run(copy, ['tools/runtime.mjs', 'storefront/build/build-if-stale.ts'])
    const grep = mutants.map(({ id }) => `\\[${id}\\]`).join('|')
    const playwright = join(copy.folder, 'node_modules/@playwright/test/cli.js')
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--project=phone', '--reporter=json', '-g', grep]
    const report: { suites: Suite[] } = JSON.parse(
      (await run(copy, [playwright, ...args])) || '{"suites":[]}',
    )
    const specs = report.suites.flatMap(specsOf)
    if (specs.length === 0) throw new Error(`no journey was walked for ${grep}`)
    const killed = new Map<string, string>()
    for (const { id } of mutants) {
      const killer = specs.find(({ title, ok }) => !ok && title.includes(`[${id}]`))
      if (killer) killed.set(id, `e2e/${killer.file}: ${killer.title}`)
    }
    return killed
  } finally {
    undo()
  }
}
