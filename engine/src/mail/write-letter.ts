import type { LocaleId } from '../../../facts/locales.ts'
import type { Paper } from '../paper/index.ts'
import type { Letter } from './letter.ts'
import {
  emailChange,
  emailChanged,
  passwordChanged,
  passwordReset,
  signInCode,
  welcome,
} from './templates/account-letters.ts'
import { newsletterConfirm, newsletterWelcome } from './templates/newsletter-letters.ts'
import { orderForStore, orderPaid, orderReceived, orderReminder } from './templates/order-letters.ts'
import {
  orderCancelled,
  orderCut,
  orderHandedOver,
  orderNotPaid,
  orderReady,
  orderRefunded,
  orderShipped,
} from './templates/order-step-letters.ts'
import { quoteMessage, quotePriced, quoteRequested } from './templates/quote-letters.ts'

const templates = {
  'order-received': orderReceived,
  'order-paid': orderPaid,
  'order-reminder': orderReminder,
  'order-for-store': orderForStore,
  'order-not-paid': orderNotPaid,
  'order-cut': orderCut,
  'order-ready': orderReady,
  'order-shipped': orderShipped,
  'order-handed-over': orderHandedOver,
  'order-cancelled': orderCancelled,
  'order-refunded': orderRefunded,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'quote-requested': quoteRequested,
  'quote-priced': quotePriced,
  'quote-message': quoteMessage,
  welcome,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'sign-in-code': signInCode,
}

type Templates = typeof templates

/** What is printed and goes along: the file is made when the mail leaves. */
export type Enclosure = { filename: string; paper: Paper }

/** A mail as a module asks for it: which letter, what it tells, and what goes along. */
export type Mail = { enclosure?: Enclosure } & {
  [K in keyof Templates]: { template: K; to: string; values: Parameters<Templates[K]>[0] }
}[keyof Templates]

/** Mails whose text is a key to an account; it is not kept once it has left. */
export const isSecret = (template: Mail['template']): boolean =>
  template === 'password-reset' || template === 'sign-in-code' || template === 'email-change'

/** Puts a mail into words. */
export const writeLetter = (
  { template, values }: Mail,
  locale: LocaleId,
  origin: string,
  shop: string,
): Letter => {
  const write = templates[template] as (...given: unknown[]) => Letter
  return write(values, locale, origin, shop)
}
