import { formatMetres } from '../../../../facts/length.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import { spokenLength } from '../../../../facts/spoken-length.ts'
import type { Bar, CutPlan } from '../../../../trade/cut/cut-job.ts'
import type { NamedBar } from '../../../../trade/cut/name-pieces.ts'
import { barScene } from '../../../../trade/drawing/cut-scenes.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import type { ListDrawing } from '../material-list/index.ts'
import { messages } from './messages.ts'

/** How many bars of which length, and what is cut from each. */
export const barWords = (bar: NamedBar, t: Translate, locale: LocaleId) => ({
  words: t(bar.stock.cost === 0 ? messages.ownBar : messages.bar, {
    n: bar.times,
    length: formatMetres(bar.stock.lengthMm, locale),
  }),
  cuts: cutWords(bar, locale),
})

/** The pieces of a bar in the order they are cut, each with its name; equal ones that follow each other are counted. */
export const cutWords = ({ cutsMm, names }: NamedBar, locale: LocaleId): string => {
  const pieces: { words: string; count: number }[] = []
  cutsMm.forEach((mm, at) => {
    const words = [names[at], spokenLength(mm, locale)].filter(Boolean).join(' ')
    const last = pieces.at(-1)
    if (last?.words === words) last.count++
    else pieces.push({ words, count: 1 })
  })
  return pieces.map(({ words, count }) => (count > 1 ? `${count} × ${words}` : words)).join(' + ')
}

/** What is left of a bar. */
export const restWords = ({ restMm }: Bar, t: Translate, locale: LocaleId): string =>
  restMm > 0 ? t(messages.rest, { rest: spokenLength(restMm, locale) }) : t(messages.noRest)

/** Each different bar for the paper, over its whole width. */
export const barDrawings = (
  bars: readonly NamedBar[],
  kerfMm: number,
  t: Translate,
  locale: LocaleId,
): ListDrawing[] => {
  const longest = Math.max(...bars.map(({ stock }) => stock.lengthMm))
  return bars.map((bar) => {
    const { words, cuts } = barWords(bar, t, locale)
    const title = `${words} ${cuts} ${restWords(bar, t, locale)}`
    return { title, place: 'after', wide: true, scene: barScene(bar, kerfMm, longest) }
  })
}

export type BarCount = { lengthMm: number; count: number }

/** Bars to buy of each length, longest first; offcuts that one has already are not bought. */
export const barCounts = ({ bars }: CutPlan): BarCount[] => {
  const counts = new Map<number, number>()
  for (const { stock, times } of bars) {
    if (stock.cost > 0) counts.set(stock.lengthMm, (counts.get(stock.lengthMm) ?? 0) + times)
  }
  return [...counts].map(([lengthMm, count]) => ({ lengthMm, count }))
}

/** What is left and long enough to keep, longest first. */
export const reusableOffcuts = ({ bars }: CutPlan, leastMm: number): BarCount[] => {
  const counts = new Map<number, number>()
  for (const { restMm, times } of bars) {
    if (restMm > 0 && restMm >= leastMm) counts.set(restMm, (counts.get(restMm) ?? 0) + times)
  }
  return [...counts]
    .map(([lengthMm, count]) => ({ lengthMm, count }))
    .sort((one, other) => other.lengthMm - one.lengthMm)
}
