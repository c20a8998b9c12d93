// @chunk prices
import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  seeProduct: { es: 'Ver producto', en: 'See product' },
  seeNamed: { es: 'Ver producto: {name}', en: 'See product: {name}' },
  isNew: { es: 'Nuevo', en: 'New', quoted: 'en' },
  isSale: { es: 'Oferta', en: 'Sale', quoted: 'en' },
  unavailable: { es: 'No disponible', en: 'Unavailable', quoted: 'en' },
  promotion: { es: 'Promoción', en: 'Promotion' },
  inBasket: { es: 'En el carrito: {n}', en: 'In cart: {n}' },
  from: { es: 'Desde', en: 'From' },
  before: { es: 'Antes', en: 'Before' },
  now: { es: 'Ahora', en: 'Now' },
  perMetre: { es: 'por metro', en: 'per metre' },
  perUnit: { es: 'por {unit}', en: 'per {unit}' },
  perSquareMetre: { es: '{price} por m² útil', en: '{price} per m² covered' },
  byQuote: { es: 'Precio por cotización', en: 'Price by quote' },
  options: {
    es: '{n, plural, one {# opción} other {# opciones}}',
    en: '{n, plural, one {# option} other {# options}}',
  },
  length: { es: 'Largo', en: 'Length' },
  toLength: { es: 'A tu medida', en: 'Cut to size' },
  colours: {
    es: '{n, plural, one {# color} other {# colores}}: {names}',
    en: '{n, plural, one {# colour} other {# colours}}: {names}',
  },
  moreColours: { es: '+{n}', en: '+{n}' },
  outOfStock: { es: 'Agotado', en: 'Out of stock' },
  none: { es: 'Agotado', en: 'Sold out' },
  outOfStockIn: { es: 'Agotado en {store}', en: 'Out of stock at {store}' },
  outOfStockPart: { es: 'Agotado en {store}: {part}', en: 'Out of stock at {store}: {part}' },
  onQuote: { es: 'Se fabrica por cotización', en: 'Made to order' },
  chooseStore: {
    es: 'Escoge tienda para ver la fecha de retiro',
    en: 'Choose a store to see the pickup date',
  },
  pickupOn: { es: 'Retiras el {date} en {store}', en: 'Pick up on {date} at {store}' },
  pickupWithin: {
    es: 'Retiras el {date}, {hours}, en {store}',
    en: 'Pick up on {date}, {hours}, at {store}',
  },
  inStock: { es: '{n} en existencia', en: '{n} in stock' },
  byTransfer: { es: '{n} con traslado', en: '{n} by transfer' },
  suggestedStore: { es: '{store} (tienda sugerida)', en: '{store} (suggested store)' },
})
