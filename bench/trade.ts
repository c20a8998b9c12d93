import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { CoilJob } from '../trade/cut/coil-job.ts'
import type { CutJob } from '../trade/cut/cut-job.ts'
import { planCoils } from '../trade/cut/plan-coils.ts'
import { planCuts } from '../trade/cut/plan-cuts.ts'
import { readList } from '../trade/list/read-list.ts'
import { demoListData } from '../trade/testing/demo-list-data.ts'
import { percentile } from './measure.ts'

/** What the tools of the trade cost: milliseconds of processor time, and of waiting in a slow browser. */
export type TradeFigures = { name: string; median: number; most: number; aim?: number }[]

const figureOf = (name: string, times: readonly number[], aim?: number) => ({
  name,
  median: Math.round(
    percentile(
      [...times].sort((a, b) => a - b),
      0.5,
    ),
  ),
  most: Math.round(Math.max(...times)),
  ...(aim === undefined ? {} : { aim }),
})

const processorMs = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Lists of sixty different cuts, the same in every run. */
const cutJobs = (): CutJob[] => {
  let state = 7
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % most
  }
  return Array.from({ length: 12 }, () => ({
    stocks: [{ id: '6 m', lengthMm: 6000, cost: 1 }],
    kerfMm: 3,
    cuts: Array.from({ length: 60 }, () => ({ lengthMm: 300 + 5 * below(840), count: 1 + below(12) })),
  }))
}

/** A plant's day: thirty lengths of four profiles from five coils and eight offcuts, the same in every run. */
const coilJobs = (): CoilJob[] =>
  cutJobs().map(({ cuts }) => ({
    pieces: cuts
      .slice(0, 30)
      .map(({ lengthMm, count }, at) => ({ lengthMm: 2 * lengthMm, count, profile: `profile ${at % 4}` })),
    offcuts: cuts
      .slice(30, 38)
      .map(({ lengthMm }, at) => ({ id: `offcut ${at}`, lengthMm: 1000 + lengthMm })),
    coils: Array.from({ length: 5 }, (_, at) => ({ id: `coil ${at}`, lengthMm: 240_000 })),
    setupMm: 400,
    leastRestMm: 1000,
  }))

const listTimes = () => {
  const corpus = readFileSync(new URL('../trade/testing/list-corpus.tsv', import.meta.url), 'utf8')
  const lines = corpus.split('\n').map((row) => row.split('\t')[1] ?? '')
  const data = demoListData('SV')
  const text = lines.slice(0, 200).join('\n')
  return Array.from({ length: 10 }, () => processorMs(() => readList(text, data))).slice(1)
}

/** From the last key to the new answer on a processor four times slower. */
const keyToResult = async (origin: string) => {
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const session = await page.context().newCDPSession(page)
    await page.goto(`${origin}/tools/roof`)
    await page.getByRole('textbox', { name: 'Largo' }).fill('11')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    for (const value of ['12', '13', '14', '15', '16', '17', '18']) {
      times.push(
        await page.evaluate((typed) => {
          const field = document.querySelector<HTMLInputElement>('input[name="l"]')
          const headline = document.querySelector('[aria-live] h2')
          if (!field || !headline) throw new Error('no calculator')
          return new Promise<number>((resolve) => {
            const began = performance.now()
            new MutationObserver((_, observer) => {
              observer.disconnect()
              requestAnimationFrame(() => resolve(performance.now() - began))
            }).observe(headline, { childList: true, characterData: true, subtree: true })
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
            field.dispatchEvent(new Event('input', { bubbles: true }))
          })
        }, value),
      )
    }
    return times.slice(1)
  } finally {
    await browser.close()
  }
}

/** Measures the tools against a shop that runs at `origin`. */
export const tradeFigures = async (origin: string): Promise<TradeFigures> => [
  figureOf(
    'sixty cuts, processor ms',
    cutJobs().map((job) => processorMs(() => planCuts(job))),
    500,
  ),
  figureOf(
    "a plant's day of coils, processor ms",
    coilJobs().map((job) => processorMs(() => planCoils(job))),
    2000,
  ),
  figureOf('a list of 200 lines, processor ms', listTimes()),
  figureOf('roof: last key to answer, ms, processor 4 × slower', await keyToResult(origin), 100),
]

export const tradePage = (commit: string, figures: TradeFigures): string => `# Tools of the trade, ${commit}

| measured | median | most | aim |
|---|---|---|---|
${figures.map(({ name, median, most, aim }) => `| ${name} | ${median} | ${most} | ${aim === undefined ? '' : `≤ ${aim}`} |`).join('\n')}
`
