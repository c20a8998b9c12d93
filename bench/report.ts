import type { Measured } from './measure.ts'

export type BenchResult = {
  commit: string
  at: string
  node: string
  firstStartMs: number
  secondStartMs: number
  residentMb: number
  ratios: { subject: string; reference: string; ratio: number; aim: number }[]
  measured: Measured[]
}

/** The page that is kept beside the figures. */
export const writeReport = (result: BenchResult): string => {
  const ratios = result.ratios.map(
    ({ subject, reference, ratio, aim }) =>
      `| ${subject} | ${reference} | ${ratio.toFixed(3)} | ≥ ${aim} | ${ratio >= aim ? 'met' : 'missed'} |`,
  )
  const rows = result.measured.map(
    (one) =>
      `| ${one.name} | ${one.perSecond.toFixed(0)} | ${one.p50.toFixed(1)} | ${one.p95.toFixed(1)} | ${one.p99.toFixed(1)} | ${one.failures} |`,
  )
  return [
    `# Benchmark of ${result.commit}, ${result.at.slice(0, 10)}`,
    '',
    `Node ${result.node}. First start ${result.firstStartMs} ms to the first 200 (with import), second start ${result.secondStartMs} ms, resident memory after load ${result.residentMb} MB (aim ≤ 250).`,
    '',
    '| measured | reference | ratio | aim | |',
    '|---|---|---|---|---|',
    ...ratios,
    '',
    '| | per second | p50 ms | p95 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
