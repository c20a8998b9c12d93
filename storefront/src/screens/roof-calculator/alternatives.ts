import type { Roof } from '../../../../trade/roof/roof.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { answerOf, type Choices, choicesOf } from './answer.ts'
import type { Question } from './question.ts'

/** The same roof in another sheet. The first is the one that is asked for. */
export type RoofAlternative = {
  key: string
  change: Partial<Question>
  choices: Choices
  roof: Roof
  /** Sheets and purlins, which decide what carries it. */
  grams: number
  items: { productId: string; quantity: number; c_lengthMetersToBuy?: number }[]
}

/** At most four, so that they stand side by side. */
const most = 4

/** The roof asked for, then thicker, wider and plain ones that can be laid so and are not the same. */
export const alternativesOf = (question: Question, data: TradeData): RoofAlternative[] => {
  const chosen = choicesOf(question, data)
  if (!chosen) return []
  const { gauges, gauge, colours } = chosen
  const thicker = gauges[gauges.indexOf(gauge) + 1]
  const thinner = gauges[gauges.indexOf(gauge) - 1]
  const others = data.rules.profiles.filter(({ id }) => id !== chosen.profile.id)
  const changes: Partial<Question>[] = [
    {},
    ...(thicker ? [{ c: thicker }] : []),
    ...others.slice(0, 2).map(({ id }) => ({ pf: id })),
    ...(colours.includes('natural') && chosen.colour !== 'natural' ? [{ k: 'natural' }] : []),
    ...(thinner ? [{ c: thinner }] : []),
  ]
  const seen = new Set<string>()
  return changes
    .flatMap((change) => alternativeOf({ ...question, ...change }, change, data))
    .filter(({ key }) => !seen.has(key) && seen.add(key))
    .slice(0, most)
}

const alternativeOf = (question: Question, change: Partial<Question>, data: TradeData): RoofAlternative[] => {
  const choices = choicesOf(question, data)
  const answer = choices && answerOf(question, choices, data)
  if (!choices || answer?.kind !== 'roof') return []
  const { roof, lines } = answer
  const carried = lines.filter(({ role }) => role === 'sheet' || role === 'purlin')
  return [
    {
      key: [choices.profile.id, choices.gauge, choices.colour].join(),
      change: { ...change, c: choices.gauge, k: choices.colour },
      choices,
      roof,
      grams: carried.reduce((sum, { grams }) => sum + grams, 0),
      items: lines.flatMap(({ sku, pieces, lengthMm }) =>
        sku
          ? [
              {
                productId: sku,
                quantity: pieces,
                ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}),
              },
            ]
          : [],
      ),
    },
  ]
}
