// @chunk sections
import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** Texts of the decision column and the gallery. */
export const decisionMessages = defineMessages({
  tooFew: { es: 'Lo mínimo es {min}.', en: 'The minimum is {min}.' },
  offStep: { es: 'Se vende de {step} en {step}.', en: 'Sold in steps of {step}.' },
  pieces: { es: 'Piezas', en: 'Pieces' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  quantityIn: { es: 'Cantidad ({unit})', en: 'Quantity ({unit})' },
  oneLess: { es: 'Una menos', en: 'One less' },
  oneMore: { es: 'Una más', en: 'One more' },
  cutRange: { es: 'Cortamos piezas de {min} m a {max} m.', en: 'We cut from {min} to {max} m.' },
  cutStep: { es: 'Cortamos cada {cm} cm.', en: 'In steps of {cm} cm.' },
  piecesTimes: {
    es: '{n, plural, one {# pieza} other {# piezas}} × {m} m',
    en: '{n, plural, one {# piece} other {# pieces}} × {m} m',
  },
  weight: { es: 'Peso', en: 'Weight' },
  perPiece: { es: 'Cada pieza', en: 'Each piece' },
  perUnit: { es: 'Cada {unit}', en: 'Each {unit}' },
  total: { es: 'Total', en: 'Total' },
  taxIncluded: { es: '{name} incluido', en: '{name} included' },
  add: { es: 'Agregar al carrito', en: 'Add to cart' },
  addToQuote: { es: 'Agregar para cotizar', en: 'Add for a quote' },
  adding: { es: 'Agregando…', en: 'Adding…' },
  picture: { es: 'Imagen {n} de {total}', en: 'Picture {n} of {total}' },
  drawing: { es: 'Plano con medidas', en: 'Dimensioned drawing' },
  otherStores: { es: 'Ver existencia en todas las tiendas', en: 'See stock at every store' },
  storesTitle: { es: 'Existencia por tienda', en: 'Stock by store' },
  gallery: { es: 'Imágenes del producto', en: 'Product pictures' },
  zoom: { es: 'Ampliar la imagen', en: 'Enlarge the picture' },
  close: { es: 'Cerrar', en: 'Close' },
  previous: { es: 'Anterior', en: 'Previous' },
  next: { es: 'Siguiente', en: 'Next' },
})
