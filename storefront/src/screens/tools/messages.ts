import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Calculadoras de obra', en: 'Tools for the job' },
  description: {
    es: 'Calculadora de techo, cortes de barras, lista de materiales, hierro, losa, electromalla, pintura, cerca, canales y medidas: de la medida al carrito.',
    en: 'Roof calculator, cutting plans, material lists, rebar, slab, mesh, paint, fence, gutters and units: from measurements to cart.',
  },
  lead: {
    es: 'Dinos las medidas y te damos las cantidades y los productos.',
    en: 'Give us the measurements and get the quantities and the products.',
  },
  saved: { es: 'Tus listas guardadas', en: 'Your saved lists' },
  savedOn: {
    es: '{day} · {n, plural, one {# producto} other {# productos}}',
    en: '{day} · {n, plural, one {# product} other {# products}}',
  },
  remove: { es: 'Quitar {title}', en: 'Remove {title}' },
  removed: { es: 'Se quitó. Su enlace ya no abre.', en: 'Removed. Its link no longer opens.' },
  roof: { es: 'Techo completo', en: 'A whole roof' },
  roofText: {
    es: 'Láminas por largo exacto, capotes, tornillos y polines.',
    en: 'Sheets cut to exact length, ridge caps, screws and purlins.',
  },
  list: { es: 'Pega tu lista', en: 'Paste your list' },
  listText: { es: 'La lista del maestro, en el carrito.', en: 'The builder’s list, into the cart.' },
  cuts: { es: 'Cortes de barras', en: 'Cutting bars' },
  cutsText: {
    es: 'Cuántas barras comprar y cómo cortarlas.',
    en: 'How many bars to buy and how to cut them.',
  },
  sheets: { es: 'Cortes de lámina lisa', en: 'Cutting flat sheets' },
  sheetsText: {
    es: 'Cuántas láminas comprar y cómo acomodar los cortes.',
    en: 'How many sheets to buy and how to lay out the cuts.',
  },
  rebar: { es: 'Hierro', en: 'Rebar' },
  rebarText: { es: 'Quintales, varillas y kilos.', en: 'Quintals, bars and kilograms.' },
  slab: { es: 'Losa', en: 'Slab' },
  slabText: { es: 'Losacero, concreto y malla.', en: 'Deck, concrete and mesh.' },
  mesh: { es: 'Electromalla', en: 'Welded mesh' },
  meshText: { es: 'Planchas con sus traslapes.', en: 'Sheets with their laps.' },
  paint: { es: 'Pintura', en: 'Paint' },
  paintText: { es: 'Galones y cubetas para tu techo.', en: 'Gallons and pails for your roof.' },
  fence: { es: 'Cerca', en: 'Fence' },
  fenceText: { es: 'Malla ciclón, postes y alambre.', en: 'Chain link, posts and wire.' },
  gutter: { es: 'Canales', en: 'Gutters' },
  gutterText: { es: 'Qué canal y cuántos bajantes.', en: 'Which gutter and how many downspouts.' },
  units: { es: 'Medidas', en: 'Units' },
  unitsText: { es: 'Pies, varas, quintales y galones.', en: 'Feet, varas, quintals and gallons.' },
})
