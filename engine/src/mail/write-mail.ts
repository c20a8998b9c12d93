import type { LocaleId } from '../../../facts/locales.ts'
import type { PdfDocument } from '../documents/index.ts'
import type { MailContent, PageLink } from './mail-template.ts'
import {
  customerInvitation,
  emailChange,
  emailChanged,
  identityJoined,
  identityRemoved,
  passwordChanged,
  passwordReset,
  signInCode,
  welcome,
} from './templates/account-mails.ts'
import { caseAnswer, customerMessage } from './templates/message-mails.ts'
import { supportMail } from './templates/support-mail.ts'
import { newsletterConfirm, newsletterWelcome } from './templates/newsletter-mails.ts'
import { orderForStore, orderPaid, orderReceived, orderReminder } from './templates/order-mails.ts'
import {
  orderCancelled,
  orderCut,
  orderHandedOver,
  orderNotPaid,
  orderReady,
  orderRefunded,
  orderRun,
  orderShipped,
} from './templates/order-step-mails.ts'
import { orderProofForDesk, orderProofReceived } from './templates/proof-mails.ts'
import { orderForCollector } from './templates/receiver-mails.ts'
import { paymentLink } from './templates/payment-link-mail.ts'
import { caseReceived } from './templates/service-mails.ts'
import { stockNotice } from './templates/stock-notice-mail.ts'
import { jobEnded, staffInvitation, webhookFailed } from './templates/staff-mails.ts'
import { quoteEnding, quoteMessage, quotePriced, quoteRequested } from './templates/quote-mails.ts'

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
  'order-run': orderRun,
  'order-proof-received': orderProofReceived,
  'order-proof-for-desk': orderProofForDesk,
  'order-for-collector': orderForCollector,
  'payment-link': paymentLink,
  'case-received': caseReceived,
  'quote-ending': quoteEnding,
  'stock-notice': stockNotice,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'quote-requested': quoteRequested,
  'quote-priced': quotePriced,
  'quote-message': quoteMessage,
  'case-answer': caseAnswer,
  'customer-message': customerMessage,
  welcome,
  'customer-invitation': customerInvitation,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'sign-in-code': signInCode,
  'identity-joined': identityJoined,
  'identity-removed': identityRemoved,
  'for-desk': supportMail,
  'staff-invitation': staffInvitation,
  'webhook-failed': webhookFailed,
  'job-ended': jobEnded,
}

type Templates = typeof templates

/** What is printed and goes along: the file is made when the mail leaves. */
export type MailAttachment = { filename: string; paper: PdfDocument }

/** A mail as a module asks for it: which template, its values, and the enclosure. */
export type Mail = { enclosure?: MailAttachment } & {
  [K in keyof Templates]: { template: K; to: string; values: Parameters<Templates[K]>[0] }
}[keyof Templates]

/** Puts a mail into words. */
export const writeMail = (
  { template, values }: Mail,
  locale: LocaleId,
  link: PageLink,
  shop: string,
): MailContent => {
  const write = templates[template] as (...given: unknown[]) => MailContent
  return write(values, locale, link, shop)
}
