import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Copy } from './copy-tree.ts'
import type { Mutant } from './mutant.ts'

type Spec = {
  title: string
  ok: boolean
  tests: { results: { error?: { message?: string } }[] }[]
}
type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] }

/** The first port of the copy's shop: the one that is named, else the first where neither it nor its vendors meet anybody. */
const portOfShop = async (): Promise<string> => {
  if (process.env.E2E_PORT !== undefined) return process.env.E2E_PORT
  for (let port = 4100; port < 4300; port += 20) {
    const areFree = await Promise.all([port, port + 1, port + 2].map(isFree))
    if (areFree.every(Boolean)) return String(port)
  }
  throw new Error('no ports from 4100 to 4300 are free: name one by E2E_PORT')
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })

const run = async ({ folder, dataDir }: Copy, args: readonly string[]) => {
  const port = await portOfShop()
  return new Promise<string>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
        E2E_PORT: port,
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
}

type Walked = { file: string; title: string; ok: boolean; why: string }

/** What a journey failed with, in a line: whoever reads the run sees whether it was the mutant. */
const reasonOf = ({ tests }: Spec) => {
  const [text = ''] = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 300)
}

const specsOf = (suite: Suite): Walked[] => [
  ...suite.specs.map((spec) => ({ file: suite.file, title: spec.title, ok: spec.ok, why: reasonOf(spec) })),
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
 * Builds the copy as it is, starts the shop and walks the journeys that cite these requirements, on a phone. What fails is
 * walked so many times more; once well is well.
 */
const walk = async (copy: Copy, ids: readonly string[], retries: number): Promise<Walked[]> => {
  await run(copy, ['tools/runtime.mjs', 'tools/build.ts'])
  const grep = ids.map((id) => `\\[${id}\\]`).join('|')
  const playwright = join(copy.folder, 'node_modules/@playwright/test/cli.js')
  const how = ['--project=phone', '--reporter=json', `--retries=${retries}`]
  const args = ['test', '-c', 'e2e/playwright.config.ts', ...how, '-g', grep]
  const output = (await run(copy, [playwright, ...args])) || '{"suites":[],"errors":[]}'
  const report: { suites: Suite[]; errors: { message?: string }[] } = JSON.parse(output)
  const walked = report.suites.flatMap(specsOf)
  if (walked.length === 0) {
    const why = report.errors.map(({ message }) => message).join('; ')
    throw new Error(`no journey was walked for ${grep}: ${why || 'nothing was reported'}`)
  }
  return walked
}

/** The journey that failed, by its file and title, and with what. */
export type JourneyKiller = { name: string; why: string }

/**
 * Walks the journeys of a group in a build with all of its mutants. Gives for each id the journey that failed. Throws
 * when none could be walked at all.
 */
export const findKillersByJourney = async (
  copy: Copy,
  mutants: readonly Mutant[],
): Promise<Map<string, JourneyKiller>> => {
  const undo = copy.apply(mutants)
  try {
    const ids = mutants.map(({ id }) => id)
    const red = (await walk(copy, ids, 0)).filter(({ ok }) => !ok)
    return new Map(
      ids.flatMap((id) => {
        const killer = red.find(({ title }) => title.includes(`[${id}]`))
        return killer ? [[id, { name: `e2e/${killer.file}: ${killer.title}`, why: killer.why }]] : []
      }),
    )
  } finally {
    undo()
  }
}

/**
 * Journeys that cite these requirements and fail without any mutant: what they fail on proves nothing. One that a busy
 * machine was too slow for is walked once more, or its mutant would count as one that survived.
 */
export const findRedJourneys = async (copy: Copy, ids: readonly string[]): Promise<Set<string>> => {
  const walked = ids.length === 0 ? [] : await walk(copy, ids, 1)
  return new Set(walked.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`))
}
