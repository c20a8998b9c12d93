import { defineMessages } from '../../lib/i18n.ts'

export const statuses = defineMessages({
  open: { es: 'Abierto', en: 'Open' },
  answered: { es: 'Respondido', en: 'Answered' },
  closed: { es: 'Cerrado', en: 'Closed' },
})

/** What a case is about, by the text that the shop's form sends. */
export const subjects = defineMessages({
  'General Inquiry': { es: 'Consulta general', en: 'General inquiry' },
  'Products and Services': { es: 'Productos y servicios', en: 'Products and services' },
  'Complaints and Claims': { es: 'Quejas y reclamos', en: 'Complaints and claims' },
  'Billing and Payments': { es: 'Facturas y pagos', en: 'Billing and payments' },
  'Technical Issues': { es: 'Problemas técnicos', en: 'Technical issues' },
  Warranty: { es: 'Garantía', en: 'Warranty' },
})
