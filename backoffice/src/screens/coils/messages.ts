import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Bobinas y retazos', en: 'Coils and offcuts' },
  cutPlan: { es: 'Plan de corte', en: 'Cut plan' },
  add: { es: 'Agregar', en: 'Add' },
  addTitle: { es: 'Agregar bobina, barras o retazo', en: 'Add a coil, bars or an offcut' },
  searchHint: { es: 'Número o material', en: 'Number or material' },
  number: { es: 'Número', en: 'Number' },
  numberHint: {
    es: 'Como está en su etiqueta; un lector también escribe aquí',
    en: 'As on its label; a reader types here too',
  },
  numberTaken: {
    es: 'Ya hay una con ese número en esta planta.',
    en: 'There is one of that number at this plant already.',
  },
  kind: { es: 'Clase', en: 'Kind' },
  material: { es: 'Material', en: 'Material' },
  sameAs: { es: 'El de un artículo…', en: 'That of goods…' },
  product: { es: 'Artículo hecho de lo mismo', en: 'Goods made of the same' },
  ofProduct: { es: (sku: string) => `El de ${sku}`, en: (sku: string) => `That of ${sku}` },
  meters: { es: 'Metros', en: 'Metres' },
  metersOfOne: { es: 'Metros de cada una', en: 'Metres of each' },
  count: { es: 'Cuántas', en: 'How many' },
  note: { es: 'Nota', en: 'Note' },
  cutFrom: { es: 'Salió de', en: 'Cut from' },
  since: { es: 'Desde', en: 'Since' },
  sum: {
    es: (metres: string, strips: string) => `${metres} en ${strips}`,
    en: (metres: string, strips: string) => `${metres} in ${strips}`,
  },
  saved: { es: (id: string) => `${id} agregada`, en: (id: string) => `${id} added` },
  close: { es: 'Cerrar', en: 'Close' },
  notReadable: { es: 'Escribe un número mayor que cero', en: 'Write a number above zero' },
  needed: { es: 'Hace falta', en: 'Needed' },
  scrap: { es: 'Reportar merma', en: 'Report scrap' },
  empty: { es: 'No hay bobinas ni retazos', en: 'There are no coils or offcuts' },
  emptyWhy: {
    es: 'Agrega lo que hay en la planta: el plan corta primero de los retazos.',
    en: 'Add what the plant has: the plan cuts from offcuts first.',
  },
  noPlant: { es: 'Aquí no se corta', en: 'Nothing is cut here' },
  noPlantWhy: {
    es: 'Ninguna de tus tiendas corta a medida.',
    en: 'None of your stores cuts to length.',
  },
})
