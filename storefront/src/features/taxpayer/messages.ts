import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  taxpayer: { es: '¿A nombre de quién va la factura?', en: 'Who is the invoice for?' },
  natural: { es: 'Persona natural', en: 'Individual' },
  juridico: { es: 'Persona jurídica', en: 'Company' },
  credit: { es: 'Documento', en: 'Document' },
  consumer: { es: 'Factura de consumidor final', en: 'Consumer invoice' },
  creditYes: { es: 'Comprobante de crédito fiscal', en: 'Tax credit invoice (crédito fiscal)' },
  idType: { es: 'Tipo de identificación', en: 'Type of tax ID' },
  optional: { es: '{label} (opcional)', en: '{label} (optional)' },
  legalName: { es: 'Razón social', en: 'Legal name' },
  legalNameMissing: { es: 'Escribe la razón social.', en: 'Enter the legal name.' },
  nrc: { es: 'NRC', en: 'NRC' },
  activity: { es: 'Actividad económica', en: 'Economic activity' },
  activityHint: {
    es: 'Busca por nombre o código, por ejemplo «construcción».',
    en: 'Search by name or code, for example “construcción”.',
  },
  activityMissing: { es: 'Elige la actividad de la lista.', en: 'Choose the activity from the list.' },
  activityChange: { es: 'Cambiar', en: 'Change' },
  activityFound: {
    es: '{n, plural, =0 {Nada coincide.} one {# actividad} other {# actividades}}',
    en: '{n, plural, =0 {Nothing matches.} one {# activity} other {# activities}}',
  },
  requiredHere: {
    es: 'La ley pide identificarte a partir de este monto.',
    en: 'By law we need your ID from this amount on.',
  },
  empty: { es: 'Escribe el número.', en: 'Enter the number.' },
  length: {
    es: 'El número no tiene los dígitos completos.',
    en: 'The number has too few or too many digits.',
  },
  format: {
    es: 'El número tiene caracteres que no van.',
    en: 'The number contains characters that do not belong.',
  },
  place: {
    es: 'El código de lugar del número no existe.',
    en: 'The place code in the number does not exist.',
  },
  date: { es: 'La fecha dentro del número no existe.', en: 'The date in the number does not exist.' },
  checkDigit: {
    es: 'El último dígito no corresponde. Revisa el número.',
    en: 'The check digit does not match. Check the number.',
  },
  placeholder: { es: 'Ese número es de relleno.', en: 'That number is a placeholder.' },
  lookAgain: { es: 'Revisa el número: {why}', en: 'Check the number: {why}' },
  valid: { es: 'Número válido.', en: 'Valid number.' },
  example: { es: 'Por ejemplo {example}', en: 'For example {example}' },
})
