import type { Roof } from '../../../../trade/roof/roof.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { answerOf, type Choices, choicesOf, type Question } from '../../features/roof/index.ts'

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
export const mostCompared = most - 1

export const keyOf = ({ pf, c, k }: SheetChoice): string => `${pf}.${c}.${k}`

const keyOfChoices = ({ profile, gauge, colour }: Choices): string =>
  keyOf({ pf: profile.id, c: gauge, k: colour })

/** Sheets to compare with as they stand in the address: profile, gauge and colour of each. */
export const comparedSheets = ({ cmp }: Question): SheetChoice[] =>
  cmp
    .split('~')
    .filter((text) => text !== '')
    .map((text) => {
      const [pf = '', c = '', k = ''] = text.split('.')
      return { pf, c, k }
    })
    .slice(0, mostCompared)

export const writeComparedSheets = (sheets: readonly SheetChoice[]): string => sheets.map(keyOf).join('~')

export type SheetChoice = Pick<Question, 'pf' | 'c' | 'k'>

/**
 * The changes whose roofs stand beside each other, the roof asked for first: the sheets that were chosen to compare with;
 * without any, thicker, wider and plain ones. No two are the same sheet.
 */
const candidatesOf = (question: Question, data: TradeData): Partial<Question>[] => {
  const chosen = choicesOf(question, data)
  if (!chosen) return []
  const compared = comparedSheets(question)
  const seen = new Set<string>()
  return [{}, ...(compared.length > 0 ? compared : suggestChanges(chosen, data))].filter((change) => {
    const choices = choicesOf({ ...question, ...change }, data)
    const key = choices && keyOfChoices(choices)
    return key !== undefined && !seen.has(key) && seen.add(key)
  })
}

/** The roofs side by side, one with each turn; nothing where a sheet cannot be laid so. */
export function* laidBeside(question: Question, data: TradeData): Generator<RoofAlternative[]> {
  let left = most
  for (const change of candidatesOf(question, data)) {
    if (left === 0) return
    const laid = alternativeOf({ ...question, ...change }, change, data)
    left -= laid.length
    yield laid
  }
}

/** All of them at once. */
export const alternativesOf = (question: Question, data: TradeData): RoofAlternative[] =>
  [...laidBeside(question, data)].flat()

const suggestChanges = (
  { profile, gauges, gauge, colours, colour }: Choices,
  data: TradeData,
): Partial<Question>[] => {
  const thicker = gauges[gauges.indexOf(gauge) + 1]
  const thinner = gauges[gauges.indexOf(gauge) - 1]
  const others = data.rules.profiles.filter(({ id }) => id !== profile.id)
  return [
    ...(thicker ? [{ c: thicker }] : []),
    ...others.slice(0, 2).map(({ id }) => ({ pf: id })),
    ...(colours.includes('natural') && colour !== 'natural' ? [{ k: 'natural' }] : []),
    ...(thinner ? [{ c: thinner }] : []),
  ]
}

const alternativeOf = (question: Question, change: Partial<Question>, data: TradeData): RoofAlternative[] => {
  const choices = choicesOf(question, data)
  const answer = choices && answerOf(question, choices, data)
  if (!choices || answer?.kind !== 'roof') return []
  const { roof, lines } = answer
  const carried = lines.filter(({ role }) => role === 'sheet' || role === 'purlin')
  return [
    {
      key: keyOfChoices(choices),
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
