import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  requested: { es: 'En preparación', en: 'Being prepared' },
  priced: { es: 'Con precio', en: 'Priced' },
  expired: { es: 'Vencida', en: 'Expired' },
  accepted: { es: 'Aceptada', en: 'Accepted' },
  rejected: { es: 'Rechazada', en: 'Declined' },
  number: { es: 'Cotización {number}', en: 'Quote {number}' },
  items: {
    es: '{n, plural, one {# artículo} other {# artículos}}',
    en: '{n, plural, one {# item} other {# items}}',
  },
  validUntil: { es: 'Válida hasta el {date}', en: 'Valid until {date}' },
  quote: { es: 'Cotizar', en: 'Request a quote', quoted: 'es' },
  split: {
    es: 'Cotizar lo que lo necesita y comprar el resto',
    en: 'Quote what needs it and buy the rest',
  },
  why: {
    es: 'Tu carrito tiene artículos que se cotizan. Nuestra mesa de ventas te envía el precio.',
    en: 'Your cart has items that need a quote. Our sales desk sends you the price.',
  },
})
