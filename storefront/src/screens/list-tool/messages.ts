import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Pega tu lista', en: 'Paste your list' },
  description: {
    es: 'Pega la lista del maestro tal como la escribió, o súbela en Excel o CSV: la volvemos productos, cantidades y largos, lista para el carrito.',
    en: 'Paste the builder’s list as it was written, or upload it as Excel or CSV: it becomes products, quantities and lengths, ready for the cart.',
  },
  lead: {
    es: 'Una cosa por línea, con tus palabras: láminas, polines, qq de hierro, códigos. Tú confirmas lo que tenga duda.',
    en: 'One thing a line, in your own words: sheets, purlins, hundredweights of rebar, codes. You confirm what is in doubt.',
  },
  label: { es: 'Tu lista', en: 'Your list' },
  hint: { es: 'Hasta {n} líneas.', en: 'Up to {n} lines.' },
  example: {
    es: '20 laminas 26 de 12 pies rojas\npolin c 4x2 chapa 16 x 30\n3 cajas tornillo 12 x 1 1/2 rojo\n8 tubos 2x4 ch 16',
    en: '20 sheets 26 of 12 ft red\nc purlin 4x2 1.5 mm x 30\n3 boxes roofing screw 12 x 1 1/2 red\n8 tube 2x4 1.5 mm',
  },
  tryExample: { es: 'Probar con un ejemplo', en: 'Try an example' },
  read: { es: 'Leer la lista', en: 'Read the list' },
  file: { es: 'Subir Excel o CSV', en: 'Upload Excel or CSV' },
  tooLarge: {
    es: 'El archivo pasa de 1 MB. Pega las líneas aquí.',
    en: 'The file is over 1 MB. Paste its lines here.',
  },
  unreadableFile: {
    es: 'Ese archivo no es una tabla ni un texto. Guárdalo como Excel (.xlsx) o CSV.',
    en: 'That file is neither a table nor a text. Save it as Excel (.xlsx) or CSV.',
  },
  noWords: {
    es: 'No hay señal para traer los productos. Tu lista queda guardada aquí; vuelve a intentar con señal.',
    en: 'There is no signal to fetch the products. Your list is kept here; try again with a signal.',
  },
  counts: {
    es: '{sure, plural, one {# lista} other {# listas}} · {ask} por confirmar · {none} sin hallar',
    en: '{sure} ready · {ask} to confirm · {none} not found',
  },
  'state-sure': { es: 'Lista', en: 'Ready' },
  'state-probable': { es: 'Confirma', en: 'Confirm' },
  'state-ask': { es: '¿Cuál?', en: 'Which one?' },
  'state-not-found': { es: 'Sin hallar', en: 'Not found' },
  'doubt-several': { es: 'Hay varios que encajan.', en: 'Several fit.' },
  'doubt-no-quantity': { es: 'No dice cuántos: pusimos uno.', en: 'It does not say how many: we put one.' },
  'doubt-unit': {
    es: 'Se vende por otra unidad: revisa cuántas.',
    en: 'It is sold by another unit: check how many.',
  },
  'doubt-no-length': { es: 'Falta el largo de cada pieza.', en: 'The length of each piece is missing.' },
  'doubt-length-rounded': {
    es: 'Ese largo no se corta: pusimos el siguiente.',
    en: 'That length is not cut: we put the next longer one.',
  },
  'doubt-left-over': { es: 'Algo de la línea no lo entendimos.', en: 'Part of the line was not understood.' },
  'doubt-quote': { es: 'Se vende por cotización.', en: 'It is sold by quote.' },
  learned: { es: 'Como la última vez.', en: 'As last time.' },
  remembered: {
    es: 'Lo que recordamos de tus listas ({n})',
    en: 'What we remember of your lists ({n})',
  },
  rememberedHint: {
    es: 'Lo que escogiste para cada frase; solo tú lo ves.',
    en: 'What you chose for each phrase; nobody else sees it.',
  },
  'said-gauge': { es: 'cal. ', en: 'gauge ' },
  'said-plate': { es: 'chapa ', en: 'plate ' },
  'said-grade': { es: 'grado ', en: 'grade ' },
  'said-hash': { es: '#', en: '#' },
  forget: { es: 'Olvidar {phrase}', en: 'Forget {phrase}' },
  forgetAll: { es: 'Olvidar todo', en: 'Forget everything' },
  goods: { es: 'Producto', en: 'Product' },
  others: {
    es: '{n, plural, one {Otra opción} other {Otras # opciones}}',
    en: '{n, plural, one {Another option} other {# other options}}',
  },
  cutTo: { es: 'cortada a {length} m', en: 'cut to {length} m' },
  quantity: { es: 'Cantidad', en: 'Quantity' },
  length: { es: 'Largo ({from}–{to})', en: 'Length ({from}–{to})' },
  search: { es: 'Buscarlo en la tienda', en: 'Search the shop for it' },
  remove: { es: 'Quitar {line}', en: 'Remove {line}' },
  addSome: {
    es: '{n, plural, =0 {Nada listo todavía} other {Agregar # de {all}}}',
    en: '{n, plural, =0 {Nothing ready yet} other {Add # of {all}}}',
  },
  shareTitle: { es: 'Lista de materiales', en: 'List of materials' },
})
