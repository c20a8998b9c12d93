import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Documentos fiscales', en: 'Tax documents' },
  month: { es: 'Mes', en: 'Month' },
  country: { es: 'País', en: 'Country' },
  exportAs: { es: (format: string) => `Exportar ${format}`, en: (format: string) => `Export ${format}` },
  exported: { es: (name: string) => `Exportado: ${name}`, en: (name: string) => `Exported: ${name}` },
  order: { es: 'Pedido', en: 'Order' },
  day: { es: 'Pagado', en: 'Paid' },
  document: { es: 'Documento', en: 'Document' },
  receiver: { es: 'Receptor', en: 'Receiver' },
  id: { es: 'Identificación', en: 'ID' },
  net: { es: 'Neto', en: 'Net' },
  tax: { es: 'Impuesto', en: 'Tax' },
  total: { es: 'Total', en: 'Total' },
  state: { es: 'Estado', en: 'State' },
  number: { es: 'Número', en: 'Number' },
  faulty: { es: 'Incompletos', en: 'Incomplete' },
  fine: { es: 'Completos', en: 'Complete' },
  numbered: { es: 'Con número', en: 'With a number' },
  unnumbered: { es: 'Sin número', en: 'Without a number' },
  all: { es: 'Todos', en: 'All' },
  withFaults: {
    es: (n: string) => (n === '1' ? '1 incompleto este mes' : `${n} incompletos este mes`),
    en: (n: string) => `${n} incomplete this month`,
  },
  creditNotes: { es: 'Devoluciones con nota de crédito', en: 'Returns with a credit note' },
  ofNumber: { es: (number: string) => `del ${number}`, en: (number: string) => `of ${number}` },
  taxOf: { es: (amount: string) => `impuesto ${amount}`, en: (amount: string) => `tax ${amount}` },
  isIssued: { es: 'Emitido', en: 'Issued' },
  toIssue: { es: 'Por emitir', en: 'To be issued' },
  empty: { es: 'Nada se pagó este mes', en: 'Nothing was paid this month' },
  emptyWhy: {
    es: 'Cada pedido pagado aparece aquí en el mes de su pago, por la hora del país.',
    en: 'Each paid order stands here in the month of its payment, by the country’s clock.',
  },
  goToOrder: { es: 'Ver el pedido', en: 'See the order' },
  faults: { es: 'Qué falta', en: 'What is missing' },
  nrc: { es: 'NRC', en: 'NRC' },
  activity: { es: 'Actividad económica', en: 'Economic activity' },
  address: { es: 'Dirección', en: 'Address' },
  authority: { es: 'Autoridad', en: 'Authority' },
  lines: { es: 'Líneas', en: 'Lines' },
  issued: { es: 'Emitido por contabilidad', en: 'Issued by the bookkeeping' },
  issuedDate: { es: 'Fecha de emisión', en: 'Date of issue' },
  save: { es: 'Guardar número', en: 'Save number' },
  noteNumber: { es: 'Número de la nota', en: 'Number of the note' },
  noteIssued: {
    es: (number: string) => `nota ${number}`,
    en: (number: string) => `note ${number}`,
  },
  setNote: { es: 'Poner el número de la nota', en: 'Set the number of the note' },
  changeNote: { es: 'Cambiar el número de la nota', en: 'Change the number of the note' },
  keep: { es: 'Cancelar', en: 'Cancel' },
  saved: { es: 'Número guardado', en: 'Number saved' },
})

/** What keeps a document from being issued; `of`: the member, or the product. */
export const faultMessages = defineMessages({
  'tax-id-invalid': { es: 'La identificación no es válida', en: 'The ID is not valid' },
  'consumer-id-required': {
    es: 'Por el monto hay que identificar al consumidor',
    en: 'From this amount the consumer has to be identified',
  },
  'product-code-missing': {
    es: (sku: string) => `${sku} no tiene código CAByS`,
    en: (sku: string) => `${sku} has no CAByS code`,
  },
  missing: { es: (member: string) => `Falta: ${member}`, en: (member: string) => `Missing: ${member}` },
})

export const memberMessages = defineMessages({
  taxId: { es: 'identificación fiscal', en: 'tax ID' },
  nrc: { es: 'NRC', en: 'NRC' },
  legalName: { es: 'razón social', en: 'legal name' },
  economicActivity: { es: 'actividad económica', en: 'economic activity' },
  address: { es: 'dirección', en: 'address' },
  email: { es: 'correo', en: 'email' },
})
