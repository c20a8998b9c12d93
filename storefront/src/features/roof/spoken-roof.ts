import { percentOf } from '../../../../trade/roof/profile.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'
import { formOf, measuresOf, type Question } from './question.ts'

/** Metres and percent, however they were typed. */
const measuresTold = (question: Question) => {
  const read = measuresOf(question)
  if (!('measures' in read)) return { length: question.l, width: question.a, percent: question.p }
  const { lengthMm, widthMm, slope } = read.measures
  return { length: lengthMm / 1000, width: widthMm / 1000, percent: percentOf(slope) }
}

/** The roof as a sentence, for whoever does not see the drawing. */
export const spokenRoof = (roof: Roof, question: Question, t: Translate): string =>
  t(formOf(question) === 'drawn' ? messages.spokenDrawn : messages.spoken, {
    form: t(messages[`form-${formOf(question)}`]),
    ...measuresTold(question),
    parts: question.parts.length,
    slopes: roof.slopes.length,
    sheets: roof.pieces,
  })
