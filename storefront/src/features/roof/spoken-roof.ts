import type { Roof } from '../../../../trade/roof/roof.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { messages } from './messages.ts'
import { formOf, type Question } from './question.ts'

/** The roof as a sentence, for whoever does not see the drawing. */
export const spokenRoof = (roof: Roof, question: Question, t: Translate): string =>
  t(formOf(question) === 'drawn' ? messages.spokenDrawn : messages.spoken, {
    form: t(messages[`form-${formOf(question)}`]),
    length: question.l,
    width: question.a,
    parts: question.parts.length,
    percent: question.p,
    slopes: roof.slopes.length,
    sheets: roof.pieces,
  })
