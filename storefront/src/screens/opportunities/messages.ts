import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Cotizaciones', en: 'Quotes' },
  empty: { es: 'Aún no tienes cotizaciones.', en: 'You have no quotes yet.' },
  emptyHint: {
    es: 'Agrega al carrito lo que se fabrica a tu medida y pide el precio con Cotizar.',
    en: 'Add made-to-measure items to your cart and ask for a price with Request a quote.',
  },
  shop: { es: 'Ver productos', en: 'See products' },
  see: { es: 'Ver cotización', en: 'See quote' },
  waiting: { es: 'Precio en camino', en: 'Price on its way' },
  pages: { es: 'Páginas de cotizaciones', en: 'Pages of quotes' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
  page: { es: 'Página {n}', en: 'Page {n}' },
  failed: { es: 'No pudimos cargar tus cotizaciones.', en: 'We could not load your quotes.' },
  retry: { es: 'Reintentar', en: 'Try again' },
})
