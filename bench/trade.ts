import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import type { CoilJob } from '../trade/cut/coil-job.ts'
import type { CutJob } from '../trade/cut/cut-job.ts'
import { planCoils } from '../trade/cut/plan-coils.ts'
import { planCuts } from '../trade/cut/plan-cuts.ts'
import { readList } from '../trade/list/read-list.ts'
import { demoListData } from '../trade/testing/demo-list-data.ts'
import { percentile } from './measure.ts'
import { recordedIntervals, recordMarks } from './page-trace.ts'

/** What the tools of the trade cost: milliseconds of processor time. */
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

/** The roofs whose length is typed: the one a visitor meets, one of five parts with hips and a porch, and one with all that is asked for beside it. */
const typedRoofs = [
  { name: 'roof, a gable', query: '' },
  { name: 'roof, U with hips and a porch', query: '?f=u&l=18&a=10&aw=5&al=6&hp=1&cr=1' },
  {
    name: 'roof, skylights, gutters, screws in bags, two lines changed',
    query: '?a=12&k=natural&sk=8&ai=1&ag=1&lp=1&n=screw.3~sealant.2',
  },
]

/** How many times slower than this one the processor is that answers are promised for. */
const slower = 4

/** Types a length, and resolves when its answer is painted; marks both for the trace. */
const typeLength = (page: Page, typed: string): Promise<void> =>
  page.evaluate((value) => {
    const field = document.querySelector<HTMLInputElement>('input[name="l"]')
    const headline = document.querySelector('[aria-live] h2')
    if (!field || !headline) throw new Error('no calculator')
    return new Promise<void>((resolve) => {
      performance.mark('key')
      const told = () => {
        performance.mark('answer')
        resolve()
      }
      new MutationObserver((_, observer) => {
        observer.disconnect()
        // A frame's callbacks run before it is painted; what is as urgent as a key runs right after it.
        requestAnimationFrame(() => void scheduler.postTask(told, { priority: 'user-blocking' }))
      }).observe(headline, { childList: true, characterData: true, subtree: true })
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, typed)

/**
 * From the last key to the answer on the screen, in milliseconds of a processor four times slower: lengths typed one upon
 * the other, then each after the one before stood in the address. Processor time, which no other load on this machine
 * changes.
 */
const keyToAnswer = async (origin: string, query: string): Promise<number[]> => {
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${origin}/tools/roof${query}`)
    await page.getByRole('textbox', { name: 'Largo' }).fill('11')
    const stands = (length: number) => page.waitForURL(new RegExp(`[?&]l=${length}(&|$)`))
    await stands(11)
    await recordMarks(browser, page)
    for (const length of [12, 13, 14, 15, 16, 17, 18]) await typeLength(page, String(length))
    for (const length of [19, 20, 21, 22, 23]) {
      await typeLength(page, String(length))
      await stands(length)
    }
    const answers = await recordedIntervals(browser, 'key', 'answer')
    return answers.map(({ cpuMs }) => cpuMs * slower)
  } finally {
    await browser.close()
  }
}

const roofFigures = async (origin: string): Promise<TradeFigures> => {
  const figures: TradeFigures = []
  for (const { name, query } of typedRoofs) {
    const times = await keyToAnswer(origin, query)
    figures.push(figureOf(`${name}: last key to answer on the screen, processor ms × ${slower}`, times, 100))
  }
  return figures
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
  ...(await roofFigures(origin)),
]

export const tradePage = (commit: string, figures: TradeFigures): string => `# Tools of the trade, ${commit}

| measured | median | most | aim |
|---|---|---|---|
${figures.map(({ name, median, most, aim }) => `| ${name} | ${median} | ${most} | ${aim === undefined ? '' : `≤ ${aim}`} |`).join('\n')}
`
