import type { TradeData } from '../../../../trade/trade-data.ts'
import { percentOf } from '../../../../trade/roof/profile.ts'
import { type Answer, answerOf, choicesOf } from './answer.ts'
import type { Question } from './question.ts'
import { slopeOf } from './plan-texts.ts'

/** What makes of a roof that cannot be one that can: a steeper slope (percent), or another sheet by its name. */
export type WayOut = { change: Partial<Question> } & (
  | { percent: number }
  | { sheet: { es: string; en: string } }
)

/** A steeper slope and another sheet, each only where the roof is laid with it. */
export const waysOut = (question: Question, answer: Answer, data: TradeData): WayOut[] => {
  if (answer.kind === 'fault' ? answer.fault.reason !== 'no-end-lap' : !isTooFlat(answer)) return []
  const profile = choicesOf(question, data)?.profile
  const percent = percentOf(slopeOf(question.p) ?? 0)
  const steeper = [
    profile?.minSlope.hardPercent ?? 0,
    ...(profile?.endLaps ?? []).map((lap) => lap.fromPercent),
  ]
    .filter((one) => one > percent)
    .toSorted((a, b) => a - b)
    .map((one): WayOut => ({ change: { p: String(one) }, percent: one }))
  const others = data.rules.profiles
    .filter(({ id }) => id !== profile?.id)
    .map(({ id, name }): WayOut => ({ change: { pf: id }, sheet: name }))
  const works = ({ change }: WayOut): boolean => {
    const asked = { ...question, ...change }
    const choices = choicesOf(asked, data)
    const found = choices && answerOf(asked, choices, data)
    return found?.kind === 'roof' && !isTooFlat(found)
  }
  return [steeper.find(works), others.find(works)].filter((way) => way !== undefined)
}

const isTooFlat = (answer: Answer): boolean => answer.kind === 'roof' && answer.hardPercent !== undefined
