import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  taxpayer: { es: '¿A nombre de quién va la factura?', en: 'Who is the invoice for?' },
  natural: { es: 'Persona natural', en: 'Natural person' },
  juridico: { es: 'Persona jurídica', en: 'Company' },
  credit: { es: 'Documento', en: 'Document' },
  consumer: { es: 'Factura de consumidor final', en: 'Consumer invoice' },
  creditYes: { es: 'Comprobante de crédito fiscal', en: 'Tax credit invoice (crédito fiscal)' },
  idType: { es: 'Tipo de identificación', en: 'Type of tax id' },
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
    en: 'The law asks for your id from this amount on.',
  },
  empty: { es: 'Escribe el número.', en: 'Enter the number.' },
  length: {
    es: 'El número no tiene los dígitos completos.',
    en: 'The number has too few or too many digits.',
  },
  format: {
    es: 'El número tiene caracteres que no van.',
    en: 'The number has characters that do not belong.',
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
  lookAgain: { es: 'Revisa el número: {why}', en: 'Look at the number again: {why}' },
  valid: { es: 'Número válido.', en: 'Valid number.' },
  example: { es: 'Por ejemplo {example}', en: 'For example {example}' },
  billingAddress: { es: 'Dirección de la factura', en: 'Invoice address' },
  sameAddress: { es: 'La misma de la entrega', en: 'Same as delivery' },
  method: { es: '¿Cómo quieres pagar?', en: 'How do you want to pay?' },
  methodMissing: { es: 'Elige cómo pagar.', en: 'Choose how to pay.' },
  transferDetail: {
    es: 'Te damos la cuenta y la referencia al hacer el pedido. Lo preparamos cuando llegue el pago.',
    en: 'You get the account and the reference with the order. We prepare it once the payment arrives.',
  },
  cardDetail: {
    es: 'Visa, Mastercard, American Express o Discover.',
    en: 'Visa, Mastercard, American Express or Discover.',
  },
  cardFrame: { es: 'Datos de la tarjeta', en: 'Card details' },
  cardSafe: {
    es: 'Los datos van directo al procesador de pagos: la tienda no los ve.',
    en: 'Your details go straight to the payment processor: the store never sees them.',
  },
  cardInvalid: { es: 'Revisa los datos de la tarjeta.', en: 'Check the card details.' },
  cardUnavailable: {
    es: 'No pudimos abrir el formulario de la tarjeta. Inténtalo de nuevo o elige otro medio de pago.',
    en: 'We could not open the card form. Try again or choose another payment method.',
  },
  reading: { es: 'Leyendo la tarjeta', en: 'Reading the card' },
  transfer: { es: 'Transferencia bancaria', en: 'Bank transfer' },
  card: { es: '{brand} terminada en {digits}', en: '{brand} ending in {digits}' },
  invoiceFor: { es: 'Factura a {name}', en: 'Invoice for {name}' },
})
