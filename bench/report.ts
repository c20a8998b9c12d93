import type { Measured } from './measure.ts'
import type { SignInFigures } from './sign-in.ts'
import type { SuggestionFigures } from './suggestions.ts'

export type BenchResult = {
  commit: string
  at: string
  node: string
  firstStartMs: number
  secondStartMs: number
  /** With the last answer of the load, and a minute after it. */
  residentMb: { loaded: number; rested: number }
  /** What else the machine was doing: its load average before and after, over its processors. */
  load: { before: number; after: number; processors: number }
  ratios: { subject: string; reference: string; ratio: number; aim: number }[]
  measured: Measured[]
  suggestions: SuggestionFigures
  signIns: SignInFigures
}

const loopDelayAim = 50
const suggestionsAim = 40

/** The figures of proposals in a sentence. */
export const suggestionLine = ({
  shoppers,
  prefixes,
  requests,
  p50,
  p95,
  p99,
  failures,
}: SuggestionFigures) =>
  `Search suggestions while ${shoppers} customers type ${prefixes} beginnings of real queries, ${requests} calls: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (aim ≤ ${suggestionsAim}, ${p95 <= suggestionsAim ? 'met' : 'missed'}), p99 ${p99.toFixed(1)} ms, ${failures} failures.`

const signInLines = ({ concurrency, p50, longest, loopDelayP99, accountTiming }: SignInFigures) => [
  `${concurrency} sign-ins at once: half of them within ${p50.toFixed(0)} ms, the longest ${longest.toFixed(0)} ms; the event loop's delay meanwhile, p99, ${loopDelayP99.toFixed(0)} ms (aim < ${loopDelayAim}, ${loopDelayP99 < loopDelayAim ? 'met' : 'missed'}; 10 ms of it are the step of the meter).`,
  '',
  '| asked in turns | for an account, median ms | for none, median ms | ratio |',
  '|---|---|---|---|',
  ...accountTiming.map(
    (one) =>
      `| ${one.what} | ${one.known.toFixed(1)} | ${one.unknown.toFixed(1)} | ${(one.known / one.unknown).toFixed(3)} |`,
  ),
]

/** An order's checkout and its mails cost more than placing it, and are told beside it. */
const processorCell = ({ cpuMs, cpuWithPreparationMs }: Measured) =>
  cpuWithPreparationMs > cpuMs
    ? `${cpuMs.toFixed(2)}; ${cpuWithPreparationMs.toFixed(2)} with what prepares and follows it`
    : cpuMs.toFixed(2)

/** The page that is kept beside the figures. */
export const writeReport = (result: BenchResult): string => {
  const ratios = result.ratios.map(
    ({ subject, reference, ratio, aim }) =>
      `| ${subject} | ${reference} | ${ratio.toFixed(3)} | ≥ ${aim} | ${ratio >= aim ? 'met' : 'missed'} |`,
  )
  const rows = result.measured.map(
    (one) =>
      `| ${one.name} | ${one.perSecond.toFixed(0)} | ${processorCell(one)} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.p99.toFixed(1)} | ${one.failures} |`,
  )
  return [
    `# Benchmark of ${result.commit}, ${result.at.slice(0, 10)}`,
    '',
    `Node ${result.node}. First start ${result.firstStartMs} ms to the first 200 (with import), second start ${result.secondStartMs} ms, resident memory with the last answer of the load ${result.residentMb.loaded} MB, a minute after it ${result.residentMb.rested} MB (aim ≤ 250). Load average of the machine ${result.load.before.toFixed(1)} before and ${result.load.after.toFixed(1)} after, on ${result.load.processors} processors: where it is far above what this run needs (about 2), others were using the machine, and ratios of rates say less than processor time.`,
    '',
    '| measured | reference | ratio | aim | |',
    '|---|---|---|---|---|',
    ...ratios,
    '',
    '| | per second | server CPU ms per call | p50 ms | p95 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    suggestionLine(result.suggestions),
    '',
    ...signInLines(result.signIns),
    '',
  ].join('\n')
}
