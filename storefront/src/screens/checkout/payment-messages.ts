import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  savedTaxpayers: { es: 'Tus datos de facturación', en: 'Your invoice details' },
  otherTaxpayer: { es: 'Otros datos', en: 'Other details' },
  billingAddress: { es: 'Dirección de la factura', en: 'Invoice address' },
  sameAddress: { es: 'La misma de la entrega', en: 'Same as delivery' },
  method: { es: '¿Cómo quieres pagar?', en: 'How do you want to pay?' },
  methodMissing: { es: 'Elige cómo pagar.', en: 'Choose how to pay.' },
  invoiceFor: { es: 'Factura a {name}', en: 'Invoice for {name}' },
})
