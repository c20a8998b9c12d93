import { parseArgs, stripVTControlCharacters } from 'node:util'
import { findChrome } from './lib/ensure-chrome.ts'
import { folderInMemory } from './test/folder-in-memory.ts'
import { baseOfChange, changedSince, journeysOfChange, workingTree } from './test/journeys-of-change.ts'
import { writeLongReport } from './test/long-report.ts'
import { readLongRun, saveLongRun } from './test/long-run.ts'
import { lineOf, runStage, type StageResult } from './test/run-stage.ts'
import { atFullCounts, everyDay, ofChange, type Stage } from './test/stages.ts'

/**
 * `npm test`: every kind of test. All stages run, so that one red stage does not hide the next; the last line says how
 * many tests passed and failed.
 *
 * `--changed`: what the change since `main` can break. `--long` (npm run test:long): full counts, saved by stage and
 * commit, so that a run that was ended goes on; `--next` runs one stage alone, `--from STAGE` that and all after it
 * anew. Its report is kept in `bench/results`.
 */
const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean' },
    changed: { type: 'boolean' },
    next: { type: 'boolean' },
    from: { type: 'string' },
  },
})
const memory = folderInMemory()
const env = {
  CHROME_PATH: await findChrome(),
  ...(memory ? { TMPDIR: memory } : {}),
  ...(options.long ? { LONG: '1' } : {}),
}
const theirs = process.env.TEST_DATABASE_URL

type Run = { stage: Stage; result: StageResult }

/** Tells how a run ended, and gives its lines. */
const close = (runs: readonly Run[], notes: readonly string[] = []): string[] => {
  const sum = (of: 'passed' | 'failed') => runs.reduce((all, { result }) => all + result[of], 0)
  const details = (title: (name: string) => string, of: 'complaints' | 'retried') =>
    runs.flatMap(({ stage, result }) =>
      result[of].length > 0 ? ['', title(stage.name), ...result[of].map((one) => `  ${one}`)] : [],
    )
  const report = [
    ...runs.map(({ stage, result }) => lineOf(stage.name, result)),
    ...notes,
    ...details((name) => `${name}, passed at a second try:`, 'retried'),
    ...details((name) => `${name}:`, 'complaints'),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ]
  console.log(`\n${report.join('\n')}`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  return report.map(stripVTControlCharacters)
}

/** Runs the lanes beside one another: journeys mostly wait, units mostly work. `onDone` hears of each stage at its end. */
const runLanes = async (stages: readonly Stage[], onDone?: (run: Run) => void): Promise<Run[]> => {
  const { alone = [], ...lanes } = Object.groupBy(stages, ({ lane }) => lane)
  const done: Run[] = []
  const runLane = async (lane: readonly Stage[]) => {
    for (const stage of lane) {
      const run = { stage, result: await runStage(stage) }
      done.push(run)
      onDone?.(run)
    }
  }
  await Promise.all(Object.values(lanes).map(runLane))
  await runLane(alone)
  return stages.flatMap((stage) => done.filter((run) => run.stage === stage))
}

const runChanged = async () => {
  const base = baseOfChange()
  const { chosen, why } = journeysOfChange(changedSince(base))
  const left = workingTree.specs.filter((spec) => !chosen.includes(spec))
  const runs = await runLanes(ofChange(env, base, chosen))
  close(runs, [
    '',
    `Changed since ${base.slice(0, 8)}. Units: those that import what changed.`,
    why
      ? `Journeys: all, since they stand on ${why}.`
      : `Journeys: ${chosen.length} of ${workingTree.specs.length}.`,
    ...(left.length > 0 ? [`Left out: ${left.map((spec) => spec.slice(4, -8)).join(', ')}.`] : []),
  ])
}

const runLong = async () => {
  const stages = atFullCounts(env, theirs)
  const run = readLongRun()
  const from = stages.findIndex(({ id }) => id === options.from)
  if (options.from && from < 0)
    throw new Error(`There is no stage ${options.from}: ${stages.map(({ id }) => id).join(', ')}`)
  if (options.from) for (const { id } of stages.slice(from)) delete run.results[id]
  const isDone = ({ id }: Stage) => run.results[id] !== undefined
  const tell = () => {
    const runs = stages.flatMap((stage) => {
      const result = run.results[stage.id]
      return result ? [{ stage, result }] : []
    })
    const open = stages.filter((stage) => !isDone(stage))
    const notes = [
      ...(run.commit.includes(' ') ? ['', 'Of a tree with changes that no commit holds.'] : []),
      ...(open.length > 0 ? ['', `Not run yet: ${open.map(({ id }) => id).join(', ')}`] : []),
    ]
    const lines = close(runs, notes)
    // The last whole report stays until there is another.
    if (open.length === 0) writeLongReport(lines)
  }
  const waiting = stages.filter((stage) => !isDone(stage))
  await runLanes(options.next ? waiting.slice(0, 1) : waiting, ({ stage, result }) => {
    run.results[stage.id] = result
    saveLongRun(run)
    tell()
  })
  if (waiting.length === 0) tell()
}

if (options.long) await runLong()
else if (options.changed) await runChanged()
else close(await runLanes(everyDay(env, theirs)))
