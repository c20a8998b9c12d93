import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Block, MailContent, PageLink } from '../mail-template.ts'
import { orderLink } from './order-mails.ts'

type Written = { firstName: string; author: string; text: string }

/** What somebody of the merchant has answered to a case. */
export type CaseAnswerMail = Written & { number: string }
/** What somebody of the merchant has to say to a customer, of an order where it is about one. */
export type CustomerMessageMail = Written & { orderNo?: string }

const words = {
  es: {
    answer: (no: string) => `Respuesta a tu caso ${no}`,
    ofOrder: (no: string) => `Te escribimos sobre tu pedido ${no}`,
    message: (shop: string) => `Un mensaje de ${shop}`,
    hello: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
    wrote: (author: string) => `${author} escribió:`,
    see: 'Ver el pedido',
  },
  en: {
    answer: (no: string) => `An answer to your case ${no}`,
    ofOrder: (no: string) => `A message about your order ${no}`,
    message: (shop: string) => `A message from ${shop}`,
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    wrote: (author: string) => `${author} wrote:`,
    see: 'See the order',
  },
}

const letter = (
  heading: string,
  { firstName, author, text }: Written,
  locale: LocaleId,
  more: Block[] = [],
): MailContent => {
  const say = words[languageOf(locale)]
  return {
    subject: heading,
    heading,
    blocks: [
      { kind: 'text', text: say.hello(firstName) },
      { kind: 'text', text: say.wrote(author) },
      { kind: 'text', text },
      ...more,
    ],
  }
}

/** An answer to a case. */
export const caseAnswer = (mail: CaseAnswerMail, locale: LocaleId): MailContent =>
  letter(words[languageOf(locale)].answer(mail.number), mail, locale)

/** A message to a customer. */
export const customerMessage = (
  { orderNo, ...mail }: CustomerMessageMail,
  locale: LocaleId,
  link: PageLink,
  shop: string,
): MailContent => {
  const say = words[languageOf(locale)]
  if (orderNo === undefined) return letter(say.message(shop), mail, locale)
  const button: Block = { kind: 'button', label: say.see, link: orderLink(link, orderNo) }
  return letter(say.ofOrder(orderNo), mail, locale, [button])
}
