import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ShopProcess, startShop } from '../start/testing/shop-process.ts'
import { type Beside, shoppersBesideEdits } from './beside-edits.ts'
import { deafProcess } from './deaf-process.ts'
import { type Editor, openEditor } from './editor.ts'
import { type EditCost, editsAtScale } from './edits-at-scale.ts'
import { percentile } from './measure.ts'
import { currentCommit } from './save-result.ts'
import { family, guest } from './shopper.ts'

/** Milliseconds from an edit's answer until a process shows it. */
type Seen = { process: string; edits: number; p50: number; p99: number; worst: number }

/** What a part of the measurement gave, of which commit, when, and how much the machine had to do. */
type Part<Figures> = { commit: string; at: string; load: { before: number; after: number }; figures: Figures }

export type EditFigures = { seen?: Part<Seen[]>; beside?: Part<Beside[]>; scale?: Part<EditCost[]> }

/** Reads a product's name as a guest of a process. */
const nameReader = async (origin: string, productId: string) => {
  const visitor = await guest(origin)
  return async () => {
    const { body } = await visitor.call<{ name: string }>('GET', `${family.products}/products/${productId}`)
    return body.name
  }
}

const product = 'TE002'

/** Renames a product again and again, and asks two processes until each shows it. */
const seenByBoth = async (
  shop: ShopProcess,
  editor: Editor,
  port: number,
  edits: number,
): Promise<Seen[]> => {
  const deaf = await deafProcess(shop, port)
  try {
    const processes = [
      { process: 'the one that was asked', read: await nameReader(shop.origin, product) },
      { process: 'another, without LISTEN', read: await nameReader(deaf.origin, product) },
    ].map((one) => ({ ...one, times: [] as number[] }))
    for (let edit = 0; edit < edits; edit++) {
      const name = `Teja de prueba ${edit}`
      if (!(await editor.rename(product, name))) throw new Error('a name was refused')
      const began = performance.now()
      const until = async ({ read, times }: (typeof processes)[number]) => {
        while ((await read()) !== name) await pause(5)
        times.push(performance.now() - began)
      }
      await Promise.all(processes.map(until))
      // Edits fall at every place of the other's poll.
      await pause((edit * 137) % 900)
    }
    return processes.map(({ process, times }) => {
      const sorted = times.toSorted((a, b) => a - b)
      return {
        process,
        edits,
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
        worst: sorted.at(-1) ?? 0,
      }
    })
  } finally {
    await deaf.stop()
  }
}

const load = () => loadavg()[0] ?? 0

const partOf = async <Figures>(measureIt: () => Promise<Figures>): Promise<Part<Figures>> => {
  const before = load()
  const figures = await measureIt()
  return { commit: currentCommit(), at: new Date().toISOString(), load: { before, after: load() }, figures }
}

const last = (): EditFigures => {
  const path = join(import.meta.dirname, 'results/edits.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as EditFigures) : {}
}

const parts = ['seen', 'beside', 'scale'] as const
type PartName = (typeof parts)[number]

/**
 * Measures what edits cost: how soon they are seen, what shoppers wait beside them, what one costs in a large shop. Of parts
 * that are not asked for it gives the last figures; without any it measures all.
 */
export const editFigures = async (
  port: number,
  { quick, only }: { quick: boolean; only: readonly string[] },
): Promise<EditFigures> => {
  const isAsked = (part: PartName) => only.length === 0 || only.includes(part)
  const figures = last()
  if (isAsked('seen') || isAsked('beside')) {
    const { shop, end } = await startShop(port)
    try {
      const editor = await openEditor(shop)
      if (isAsked('seen')) {
        figures.seen = await partOf(() => seenByBoth(shop, editor, port + 10, quick ? 5 : 100))
      }
      if (isAsked('beside'))
        figures.beside = await partOf(() => shoppersBesideEdits(shop, editor, { quick, port: port + 10 }))
    } finally {
      await end()
    }
  }
  if (isAsked('scale')) figures.scale = await partOf(() => editsAtScale(port + 20, quick))
  return figures
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed')

const heading = (title: string, { commit, at, load: { before, after } }: Part<unknown>) =>
  [
    `## ${title}`,
    '',
    `${commit}, ${at.slice(0, 10)}; load average of the machine ${before.toFixed(1)} before and ${after.toFixed(1)} after.`,
    '',
  ] as const

const seenLines = (part: Part<Seen[]>) => [
  ...heading('How soon an edit is seen', part),
  '| an edit is shown by | edits | p50 ms | p99 ms | worst ms | aim |',
  '|---|---|---|---|---|---|',
  ...part.figures.map(
    (one) =>
      `| ${one.process} | ${one.edits} | ${ms(one.p50)} | ${ms(one.p99)} | ${ms(one.worst)} | p99 ≤ 1,000: ${verdict(one.p99 <= 1_000)} |`,
  ),
  '',
]

const slowerText = ({ median: middle, from, to }: Beside['slower']) =>
  `${middle.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`

const besideLines = (part: Part<Beside[]>) => [
  ...heading('What shoppers wait beside edits', part),
  'Short windows in turns, edited and undisturbed. A window’s p95 is held against the mean of the two before and after it: the median',
  'of these ratios, and their middle half. What undisturbed windows are to undisturbed ones is what the machine’s other work makes of it.',
  '',
  '| shoppers, beside edits | edits a second | edits | refused | calls alone, beside | p50 alone | p50 beside | p95 alone | p95 beside | p95 ratio | undisturbed | aim |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
  ...part.figures.map(
    ({ name, aim, alone, edited, edits, slower, quiet }) =>
      `| ${name} | ${(edits.asked / edits.seconds).toFixed(1)} | ${edits.asked} | ${edits.refused} | ${alone.calls}, ${edited.calls} | ${ms(alone.p50)} | ${ms(edited.p50)} | ${ms(alone.p95)} | ${ms(edited.p95)} | ${slowerText(slower)} | ${slowerText(quiet)} | ≤ ${aim}: ${verdict(slower.median <= aim)} |`,
  ),
  '',
  'Processor time of a call in ms, of shop and database together; beside edits without what those cost when nobody else asks.',
  '',
  '| shoppers, beside edits | alone | beside | ratio | one edit alone |',
  '|---|---|---|---|---|',
  ...part.figures.map(
    ({ name, cpu }) =>
      `| ${name} | ${cpu.alone.toFixed(2)} | ${cpu.edited.toFixed(2)} | ${(cpu.edited / cpu.alone).toFixed(2)} | ${ms(cpu.edit)} |`,
  ),
  '',
]

const scaleLines = (part: Part<EditCost[]>) => {
  const [small, large] = part.figures
  const ratio = (of: (cost: EditCost) => number) => (small && large ? of(large) / of(small) : Number.NaN)
  return [
    ...heading('What an edit costs in a large shop', part),
    '| products | edits | processor ms per edit | p50 ms | p95 ms |',
    '|---|---|---|---|---|',
    ...part.figures.map(
      (one) =>
        `| ${one.products.toLocaleString('en')} | ${one.edits} | ${one.cpuMs.toFixed(1)} | ${ms(one.p50)} | ${ms(one.p95)} |`,
    ),
    '',
    `Ratio of processor time ${ratio(({ cpuMs }) => cpuMs).toFixed(2)}, of the median wait ${ratio(({ p50 }) => p50).toFixed(2)} (aim ≤ 1.5).`,
    '',
  ]
}

/** The page that is kept beside the figures. */
export const editPage = ({ seen, beside, scale }: EditFigures): string =>
  [
    '# What edits cost',
    '',
    ...(seen ? seenLines(seen) : []),
    ...(beside ? besideLines(beside) : []),
    ...(scale ? scaleLines(scale) : []),
  ].join('\n')
