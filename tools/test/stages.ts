import { journeysOfADay } from './journeys-of-a-day.ts'

/**
 * One command of a test run. Stages of `code` and `shop` run beside one another, those of one lane in their order; those
 * `alone` after both, since they measure.
 */
export type Stage = {
  id: string
  name: string
  command: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  lane: 'code' | 'shop' | 'alone'
}

const playwright = ['test', '-c', 'e2e/playwright.config.ts']
const vitest = ['run', '--reporter=default']

const check: Stage = { id: 'check', name: 'check', command: 'node', args: ['tools/check.ts'], lane: 'code' }

const units = (env: NodeJS.ProcessEnv, more: readonly string[] = []): Stage => ({
  id: 'units',
  name: 'unit and engine, on the embedded PostgreSQL',
  command: 'vitest',
  args: [...vitest, ...more],
  env: { ...env, TEST_DATABASE_URL: '' },
  lane: 'code',
})

/** The engine once more, where somebody has a PostgreSQL of their own. */
const engineOn = (url: string | undefined, env: NodeJS.ProcessEnv): Stage[] =>
  url
    ? [
        {
          id: 'engine',
          name: 'engine, on the PostgreSQL of TEST_DATABASE_URL',
          command: 'vitest',
          args: [...vitest, 'engine'],
          env: { ...env, TEST_DATABASE_URL: url },
          lane: 'code',
        },
      ]
    : []

const build: Stage[] = [
  {
    id: 'build',
    name: 'build',
    command: 'node',
    args: ['tools/build.ts'],
    lane: 'shop',
  },
  {
    id: 'budgets',
    name: 'budgets',
    command: 'node',
    args: ['storefront/build/check-budgets.ts'],
    lane: 'shop',
  },
  {
    id: 'back-office-budgets',
    name: 'budgets of the back office',
    command: 'node',
    args: ['backoffice/build/check-budgets.ts'],
    lane: 'shop',
  },
]

const journeys = (env: NodeJS.ProcessEnv, more: readonly string[] = []): Stage => ({
  id: 'journeys',
  name: 'journeys in a real browser',
  command: 'playwright',
  args: [...playwright, ...more],
  env,
  lane: 'shop',
})

const coverage: Stage = {
  id: 'coverage',
  name: 'requirements cited, and the page of them written',
  command: 'node',
  args: ['tools/coverage.ts'],
  lane: 'code',
}

/** Mutants that have to be killed: a sample of them, or those of a change. */
const mutants = (env: NodeJS.ProcessEnv, args: readonly string[]): Stage => ({
  id: 'mutants',
  name: 'mutants killed by the tests that cite their requirement',
  command: 'node',
  args: ['tools/prove.ts', ...args],
  env,
  lane: 'code',
})

/** Every kind of test; of the journeys those that tell what no cheaper test does. */
export const everyDay = (env: NodeJS.ProcessEnv, theirs?: string): Stage[] => [
  check,
  units(env),
  ...engineOn(theirs, env),
  coverage,
  ...build,
  journeys(env, journeysOfADay()),
]

/** What a change can break: tests that import what changed since `base`, and these journeys. */
export const ofChange = (env: NodeJS.ProcessEnv, base: string, specs: readonly string[]): Stage[] => [
  check,
  units(env, ['--changed', base, '--passWithNoTests']),
  mutants(env, ['--units', '--changed', base]),
  ...(specs.length > 0 ? [...build, journeys(env, specs)] : []),
]

/** What a machine is measured by, or loses, lies on its disk. */
const onDisk = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...env, TMPDIR: undefined })

const shards = (count: number, one: Stage): Stage[] =>
  Array.from({ length: count }, (_, at) => ({
    ...one,
    id: `${one.id}-${at + 1}`,
    name: `${one.name}, part ${at + 1} of ${count}`,
    args: [...one.args, `--shard=${at + 1}/${count}`],
  }))

/** The same at full counts, cut into pieces, and what is a matter of a whole machine and of minutes. */
export const atFullCounts = (env: NodeJS.ProcessEnv, theirs?: string): Stage[] => [
  check,
  ...shards(8, units(env)),
  ...engineOn(theirs, env),
  {
    id: 'cluster',
    name: 'several processes behind nginx, a primary and its replica',
    command: 'vitest',
    args: [...vitest, '-c', 'bench/cluster/vitest.config.ts'],
    env: onDisk(env),
    lane: 'alone',
  },
  {
    id: 'judges',
    name: 'the vendors’ own libraries against the simulators',
    command: 'node',
    args: ['tools/judges.ts'],
    lane: 'code',
  },
  {
    id: 'reference-storefront',
    name: 'the platform’s own storefront over the engine',
    command: 'node',
    args: ['tools/reference-storefront.ts'],
    lane: 'alone',
  },
  ...build,
  ...shards(12, journeys(env)),
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    command: 'node',
    args: ['tools/lighthouse.ts'],
    env: onDisk(env),
    lane: 'alone',
  },
  // Their journeys are walked on the ports of the others.
  { ...mutants(env, ['--sample', '60']), lane: 'alone' },
  { ...coverage, lane: 'alone' },
]
