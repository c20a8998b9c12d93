import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { MailContent } from '../mail-template.ts'

/** What somebody of the merchant has answered to a case. */
export type CaseAnswerMail = { number: string; firstName: string; author: string; text: string }

const words = {
  es: {
    subject: (no: string) => `Respuesta a tu caso ${no}`,
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    wrote: (author: string) => `${author} escribió:`,
  },
  en: {
    subject: (no: string) => `An answer to your case ${no}`,
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    wrote: (author: string) => `${author} wrote:`,
  },
}

/** An answer to a case. */
export const caseAnswer = (
  { number, firstName, author, text }: CaseAnswerMail,
  locale: LocaleId,
): MailContent => {
  const say = words[languageOf(locale)]
  return {
    subject: say.subject(number),
    heading: say.subject(number),
    blocks: [
      { kind: 'text', text: say.hello(firstName) },
      { kind: 'text', text: say.wrote(author) },
      { kind: 'text', text },
    ],
  }
}
