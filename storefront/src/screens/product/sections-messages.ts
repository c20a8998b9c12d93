import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  description: { es: 'Descripción del producto', en: 'Product description', quoted: 'es' },
  techDetails: { es: 'Características técnicas', en: 'Specifications', quoted: 'es' },
  presentations: { es: 'Presentaciones', en: 'Formats', quoted: 'es' },
  videos: { es: 'Videos', en: 'Videos', quoted: 'es' },
  reviews: { es: 'Opiniones', en: 'Reviews', quoted: 'es' },
  facts: { es: 'Datos', en: 'Facts' },
  alsoNeeds: { es: 'Lo que también vas a necesitar', en: 'What you will also need' },
  about: { es: 'Sobre el producto', en: 'About the product' },
  seeMore: { es: 'Ver más', en: 'See more', quoted: 'en' },
  seeLess: { es: 'Ver menos', en: 'See less', quoted: 'en' },
})
