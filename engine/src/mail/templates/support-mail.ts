import { type LocaleId, languageOf } from '../../../../facts/locales.ts'
import type { Block, MailContent } from '../mail-template.ts'
import { quantityDetail } from './order-blocks.ts'

/** What a shopper has asked the country's support for, where no CRM keeps it. */
export type SupportMail = {
  kind: 'case' | 'quote' | 'quote-message' | 'quote-file' | 'quote-answer' | 'subscription'
  /** What people call it: the number of the case or quote, the address of a subscriber. */
  number: string
  contact?: { name: string; email: string; phone?: string }
  /** `unit`: what one is called; pieces of a length say none. */
  lines?: { sku: string; name: string; quantity: number; unit?: string; lengthMm?: number }[]
  /** What the shopper wrote. */
  text?: string
  /** What the shopper said to an offer. */
  answer?: keyof typeof answers
}

const answers = {
  accepted: { es: 'La acepta.', en: 'Accepted.' },
  rejected: { es: 'La rechaza.', en: 'Declined.' },
  renewed: { es: 'Pide una oferta nueva.', en: 'A new offer is asked for.' },
}

const titles: Record<SupportMail['kind'], { es: string; en: string }> = {
  case: { es: 'Caso de servicio', en: 'Service case' },
  quote: { es: 'Solicitud de cotización', en: 'Request for a quote' },
  'quote-message': { es: 'Mensaje sobre la cotización', en: 'Message about quote' },
  'quote-file': { es: 'Archivo para la cotización', en: 'File for quote' },
  'quote-answer': { es: 'Respuesta a la cotización', en: 'Answer to quote' },
  subscription: { es: 'Suscripción al boletín', en: 'Newsletter subscription' },
}

const contactRows = ({ name, email, phone }: NonNullable<SupportMail['contact']>, es: boolean) => [
  { label: es ? 'Nombre' : 'Name', value: name },
  { label: es ? 'Correo' : 'Email', value: email },
  ...(phone ? [{ label: es ? 'Teléfono' : 'Phone', value: phone }] : []),
]

const lineRow = ({ sku, name, ...counted }: NonNullable<SupportMail['lines']>[number], locale: LocaleId) => ({
  name,
  detail: `${sku} · ${quantityDetail(counted, locale)}`,
  amount: '',
})

/** To the support itself, in the shop's own language. */
export const supportMail = (
  { kind, number, contact, lines = [], text, answer }: SupportMail,
  locale: LocaleId,
): MailContent => {
  const es = languageOf(locale) === 'es'
  const title = `${titles[kind][es ? 'es' : 'en']} ${number}`
  const blocks: Block[] = [
    ...(contact ? [{ kind: 'facts' as const, rows: contactRows(contact, es) }] : []),
    ...(lines.length > 0
      ? [{ kind: 'lines' as const, rows: lines.map((line) => lineRow(line, locale)) }]
      : []),
    ...(text ? [{ kind: 'text' as const, text }] : []),
    ...(answer ? [{ kind: 'text' as const, text: answers[answer][es ? 'es' : 'en'] }] : []),
    {
      kind: 'note',
      text: es
        ? 'Responde en la administración de la tienda, o por correo a quien escribió.'
        : 'Answer in the shop’s back office, or by email to whoever wrote.',
    },
  ]
  return { subject: title, heading: title, blocks }
}
