import { defineMessages } from '../../../lib/i18n/define-messages.ts'

/** Texts of the ruler and of further lengths, which come with its code. */
export const lengthMessages = defineMessages({
  pieceLength: { es: 'Largo de cada pieza', en: 'Length of each piece' },
  fieldMetres: { es: 'Largo en metros', en: 'Length in metres' },
  fieldFeet: { es: 'Largo en pies', en: 'Length in feet' },
  fieldVaras: { es: 'Largo en varas', en: 'Length in varas' },
  cmLess: { es: '{cm} cm menos', en: '{cm} cm less' },
  cmMore: { es: '{cm} cm más', en: '{cm} cm more' },
  footLess: { es: '1 pie menos', en: '1 ft less' },
  footMore: { es: '1 pie más', en: '1 ft more' },
  varaLess: { es: '1 vara menos', en: '1 vara less' },
  varaMore: { es: '1 vara más', en: '1 vara more' },
  useLength: { es: 'Usar {m} m', en: 'Use {m} m' },
  furtherLengths: { es: 'Otros largos', en: 'More lengths' },
  addLength: { es: 'Agregar otro largo', en: 'Add another length' },
  piecesOf: { es: 'Piezas del largo {n}', en: 'Pieces of length {n}' },
  lengthOf: { es: 'Largo {n} en {unit}', en: 'Length {n} in {unit}' },
  removeLength: { es: 'Quitar el largo {n}', en: 'Remove length {n}' },
  minimumRun: { es: 'Corrida mínima {m} m', en: 'Minimum run {m} m' },
  missing: { es: 'Faltan {m} m', en: '{m} m short' },
  completeRun: {
    es: 'Agrega {n, plural, one {# pieza} other {# piezas}} y completas la corrida',
    en: 'Add {n, plural, one {# piece} other {# pieces}} to reach the minimum',
  },
  complete: { es: 'Completa', en: 'Complete' },
})
