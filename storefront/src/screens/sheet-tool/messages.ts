import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  exampleShown: {
    es: 'Esto es un ejemplo: escribe lo tuyo y cambia.',
    en: 'This is an example: enter your own to replace it.',
  },
  example: { es: '4 de 60 x 120 cm, 6 de 30 x 40 cm', en: '4 of 60 x 120 cm, 6 of 30 x 40 cm' },
  title: { es: 'Cortes de lámina lisa', en: 'Cutting flat sheets' },
  description: {
    es: 'Escribe las piezas que vas a cortar de lámina lisa y mira cuántas láminas comprar y cómo acomodar los cortes.',
    en: 'List the pieces to cut from flat sheet and see how many sheets to buy and how to lay out the cuts.',
  },
  lead: {
    es: 'Escribe cuántas piezas y de qué medida. Los cortes van de lado a lado, como los hace la cizalla.',
    en: 'Enter how many pieces and what size. Cuts run from edge to edge, as a shear makes them.',
  },
  p: { es: 'Piezas', en: 'Pieces' },
  piecesHint: {
    es: 'Por ejemplo «4 de 60 x 120 cm», «6 de 8" x 12"», «2 de 0.60 x 1.20 m tapa»: la pieza sale en el plano con su nombre. Hasta {n} piezas.',
    en: 'Such as “4 of 60 x 120 cm”, “6 of 8" x 12"”, “2 of 0.60 x 1.20 m lid”: the plan shows the piece by its name. Up to {n} pieces.',
  },
  m: { es: '¿Qué lámina vas a cortar?', en: 'Which sheet will you cut?' },
  k: { es: 'Grosor del corte', en: 'Width of the cut' },
  kerfHint: { es: 'Cizalla 0, disco 3', en: 'Shear 0, disc 3' },
  wrongKerf: {
    es: 'Escribe milímetros entre 0 y {most}. Mientras tanto calculamos con 3.',
    en: 'Enter millimetres from 0 to {most}. Until then we use 3.',
  },
  g: { es: 'No girar las piezas', en: 'Do not turn pieces' },
  grainHint: { es: 'Por la veta o el dibujo de la lámina', en: 'For the grain or pattern of the sheet' },
  reckon: { es: 'Calcular', en: 'Calculate' },
  notOffered: { es: 'Aquí no vendemos lámina lisa.', en: 'We sell no flat sheets here.' },
  unread: {
    es: 'No entendimos: {what}. Escribe «cantidad de ancho x alto».',
    en: 'Not understood: {what}. Write “count of width x height”.',
  },
  tooMany: {
    es: 'Son más de {n} piezas: divide la lista en dos.',
    en: 'These are more than {n} pieces: divide the list in two.',
  },
  tooLarge: {
    es: 'No caben en esa lámina: {what}. Escoge una más grande.',
    en: 'Too large for that sheet: {what}. Choose a larger one.',
  },
  buy: {
    es: 'Compra {n, plural, one {# lámina} other {# láminas}} de {size} m',
    en: 'Buy {n, plural, one {# sheet} other {# sheets}} of {size} m',
  },
  proven: { es: '✓ Es lo mínimo posible.', en: '✓ No plan uses fewer.' },
  provenOfRest: {
    es: 'Para las piezas que caben es lo mínimo posible.',
    en: 'For the pieces that fit, no plan uses fewer.',
  },
  rough: {
    es: 'Es un buen acomodo, no el mejor probado: con menos de {bound, plural, one {# lámina} other {# láminas}} no se puede.',
    en: 'This is a good layout, not a proven best one: fewer than {bound, plural, one {# sheet} other {# sheets}} cannot do.',
  },
  waste: { es: 'Sobra {percent} % de la lámina.', en: '{percent}% of the sheet is left over.' },
  addAll: {
    es: 'Agregar {n, plural, one {# lámina} other {# láminas}}',
    en: 'Add {n, plural, one {# sheet} other {# sheets}}',
  },
  shareTitle: {
    es: 'Cortes de {n, plural, one {# lámina} other {# láminas}} de {size} m',
    en: 'Cuts of {n, plural, one {# sheet} other {# sheets}} of {size} m',
  },
  honest: {
    es: 'Acomodo orientativo: mide dos veces antes de cortar.',
    en: 'A layout for guidance: measure twice before you cut.',
  },
})
