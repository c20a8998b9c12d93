import { defineMessages } from '../../lib/i18n.ts'

export const kinds = defineMessages({
  coil: { es: 'Bobina', en: 'Coil' },
  bar: { es: 'Barra', en: 'Bar' },
  offcut: { es: 'Retazo', en: 'Offcut' },
})

export const messages = defineMessages({
  plant: { es: 'Planta', en: 'Plant' },
  scrapOf: { es: (strip: string) => `Merma de ${strip}`, en: (strip: string) => `Scrap of ${strip}` },
  scrapWhy: {
    es: 'Sale de existencias con su motivo y el plan se rehace sin él. No se deshace.',
    en: 'It leaves the stock with its reason, and the plan is recalculated without it. This cannot be undone.',
  },
  scrap: { es: 'Quitar y rehacer el plan', en: 'Take out and recalculate' },
  keep: { es: 'Dejar como está', en: 'Leave as it is' },
  reason: { es: 'Motivo', en: 'Reason' },
  rust: { es: 'Óxido', en: 'Rust' },
  dent: { es: 'Golpe', en: 'Dent' },
  paint: { es: 'Pintura', en: 'Paint' },
  gauge: { es: 'Espesor', en: 'Thickness' },
  miscut: { es: 'Mal corte', en: 'Miscut' },
  other: { es: 'Otro', en: 'Other' },
  note: { es: 'Detalle (si hace falta)', en: 'Detail (if needed)' },
  badMeters: { es: 'Metros malos', en: 'Bad metres' },
  badCount: { es: 'Barras malas', en: 'Bad bars' },
  allOfCoil: { es: 'Vacío: toda la bobina', en: 'Empty: all of the coil' },
  allOfBars: { es: 'Vacío: todas', en: 'Empty: all of them' },
  scrapped: {
    es: (strip: string) => `${strip} anotado; el plan está rehecho`,
    en: (strip: string) => `${strip} noted; the plan is recalculated`,
  },
  notReadable: { es: 'Escribe un número mayor que cero', en: 'Write a number above zero' },
})
