import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  breadcrumb: { es: 'Estás en', en: 'You are here' },
  home: { es: 'Inicio', en: 'Home' },
  sku: { es: 'SKU {sku}', en: 'SKU {sku}' },
  description: { es: 'Descripción del producto', en: 'Product description', quoted: 'es' },
  techDetails: { es: 'Características técnicas', en: 'Technical features', quoted: 'es' },
  presentations: { es: 'Presentaciones', en: 'Presentations', quoted: 'es' },
  videos: { es: 'Videos', en: 'Videos', quoted: 'es' },
  reviews: { es: 'Opiniones', en: 'Reviews', quoted: 'es' },
  facts: { es: 'Datos', en: 'Facts' },
  about: { es: 'Sobre el producto', en: 'About the product' },
  seeMore: { es: 'Ver más', en: 'See more', quoted: 'en' },
  seeLess: { es: 'Ver menos', en: 'See less', quoted: 'en' },
  alsoNeeds: { es: 'Lo que también vas a necesitar', en: 'What you will also need' },
  holds: { es: 'Qué incluye', en: 'What it holds' },
  buyBar: { es: 'Agregar este producto', en: 'Add this product' },
  inBasket: {
    es: 'Ya tienes {m} m de este producto en el carrito.',
    en: 'You already have {m} m of this product in the cart.',
  },
  store: { es: 'Tienda', en: 'Store' },
})
