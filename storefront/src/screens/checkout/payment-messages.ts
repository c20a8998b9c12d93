import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  savedTaxpayers: { es: 'Tus datos de facturación', en: 'Your invoice details' },
  otherTaxpayer: { es: 'Otros datos', en: 'Other details' },
  billingAddress: { es: 'Dirección de la factura', en: 'Invoice address' },
  sameAddress: { es: 'La misma de la entrega', en: 'Same as delivery' },
  method: { es: '¿Cómo quieres pagar?', en: 'How do you want to pay?' },
  methodMissing: { es: 'Elige cómo pagar.', en: 'Choose how to pay.' },
  invoiceFor: { es: 'Factura a {name}', en: 'Invoice for {name}' },
  forReceiver: { es: 'Facturar a {name}', en: 'Invoice {name} instead' },
  abroad: { es: 'Vivo en otro país', en: 'I live in another country' },
  country: { es: 'País', en: 'Country' },
  chooseCountry: { es: 'Elige el país', en: 'Choose the country' },
  countryMissing: { es: 'Elige el país.', en: 'Choose the country.' },
  city: { es: 'Ciudad y estado', en: 'City and state' },
  cityMissing: { es: 'Escribe la ciudad.', en: 'Enter the city.' },
  street: { es: 'Dirección', en: 'Address' },
  streetMissing: { es: 'Escribe la dirección.', en: 'Enter the address.' },
})
