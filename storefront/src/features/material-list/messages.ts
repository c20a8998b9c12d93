import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  addedCount: {
    es: '{n, plural, one {Se agregó # producto} other {Se agregaron # productos}}',
    en: '{n, plural, one {# product was added} other {# products were added}}',
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  failed: { es: 'No se pudo deshacer. Revisa tu carrito.', en: 'It could not be undone. Check your cart.' },
  added: { es: 'Tu lista está en el carrito.', en: 'Your list is in the cart.' },
  addedSome: {
    es: '{n, plural, one {# de {all} líneas está} other {# de {all} líneas están}} en el carrito.',
    en: '{n, plural, one {# of {all} lines is} other {# of {all} lines are}} in the cart.',
  },
  toCart: { es: 'Ir al carrito', en: 'Go to the cart' },
  shortStock: {
    es: 'Fuera quedó: {name}. En la tienda hay {available}.',
    en: 'Left out: {name}. The store has {available}.',
  },
  noneLeft: {
    es: 'Fuera quedó: {name}. En la tienda no hay por ahora.',
    en: 'Left out: {name}. The store has none at present.',
  },
  pieces: {
    es: '{n, plural, one {# pieza} other {# piezas}}',
    en: '{n, plural, one {# piece} other {# pieces}}',
  },
  share: { es: 'Enviar por WhatsApp', en: 'Send on WhatsApp' },
  rainThere: { es: 'Usar {rain} mm/h, de {place}', en: 'Use {rain} mm/h, as in {place}' },
  adviser: { es: 'Preguntar a la tienda', en: 'Ask the store' },
  copyText: { es: 'Copiar como mensaje', en: 'Copy as a message' },
  pdf: { es: 'Guardar PDF', en: 'Save PDF' },
  makingPdf: { es: 'Preparando el PDF…', en: 'Making the PDF…' },
  save: { es: 'Guardar con enlace', en: 'Save with a link' },
  saving: { es: 'Guardando…', en: 'Saving…' },
  saved: { es: 'Guardada', en: 'Saved' },
  link: { es: 'Enlace de la lista', en: 'Link to the list' },
  linkHint: {
    es: 'Quien lo tenga ve los productos y las cantidades, y los agrega a su carrito.',
    en: 'Whoever has it sees goods and quantities, and adds them to their cart.',
  },
  copy: { es: 'Copiar enlace', en: 'Copy link' },
  copied: { es: 'Copiado', en: 'Copied' },
  shareElse: { es: 'Compartir…', en: 'Share…' },
  print: { es: 'Imprimir', en: 'Print' },
  more: { es: 'y {n} más', en: 'and {n} more' },
  signIn: { es: 'Inicia sesión para ver el total', en: 'Sign in to see the total' },
  total: { es: 'Total con impuestos', en: 'Total with taxes' },
  totalLater: { es: 'El total, al volver la señal.', en: 'The total will show once you are back online.' },
  noTotal: { es: 'El total no se pudo traer.', en: 'The total could not be fetched.' },
  retry: { es: 'Volver a intentar', en: 'Try again' },
  weight: { es: '{kilograms} kg', en: '{kilograms} kg' },
  ready: {
    es: '{without, plural, =0 {todo listo el {day}} other {listo el {day}, menos # sin existencias}}',
    en: '{without, plural, =0 {all ready on {day}} other {ready on {day}, except # out of stock}}',
  },
  quoted: {
    es: '{n, plural, one {# línea se cotiza} other {# líneas se cotizan}} aparte',
    en: '{n, plural, one {# line is quoted} other {# lines are quoted}} separately',
  },
  quote: { es: 'Cotizar', en: 'Ask for a quote' },
  missedRun: {
    es: 'Faltan {missing} m para la corrida mínima de {min} m, contado tu carrito: {name}. Puedes agregarla y completarla allí.',
    en: '{name}: {missing} m short of the {min} m minimum run, counting your cart. You can add it and complete it there.',
  },
})
