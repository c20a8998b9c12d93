import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: (name: string) => `Variantes de ${name}`, en: (name: string) => `Variants of ${name}` },
  grid: { es: 'Variantes', en: 'Variants' },
  sku: { es: 'SKU', en: 'SKU' },
  online: { es: 'Se vende', en: 'On sale' },
  c_weightKg: { es: 'Peso (kg)', en: 'Weight (kg)' },
  c_longestSideMeters: { es: 'Lado más largo (m)', en: 'Longest side (m)' },
  c_lengthMeters: { es: 'Largo (m)', en: 'Length (m)' },
  c_minOrderQuantity: { es: 'Mínimo por pedido', en: 'Minimum order' },
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
  lead: {
    es: 'Como en una hoja de cálculo: copia y pega, Ctrl D llena hacia abajo, Ctrl Z deshace.',
    en: 'As in a spreadsheet: copy and paste, Ctrl D fills down, Ctrl Z undoes.',
  },
  changed: {
    es: (n: number) => (n === 1 ? '1 variante cambia' : `${n} variantes cambian`),
    en: (n: number) => (n === 1 ? '1 variant changes' : `${n} variants change`),
  },
  wrong: {
    es: (n: number) => (n === 1 ? '1 celda no es un valor' : `${n} celdas no son valores`),
    en: (n: number) => (n === 1 ? '1 cell is no value' : `${n} cells are no values`),
  },
  progress: {
    es: (done: number, total: number) => `Guardando ${done} de ${total}…`,
    en: (done: number, total: number) => `Saving ${done} of ${total}…`,
  },
  saved: {
    es: (n: number) => (n === 1 ? '1 variante guardada' : `${n} variantes guardadas`),
    en: (n: number) => (n === 1 ? '1 variant saved' : `${n} variants saved`),
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  empty: { es: 'No tiene variantes', en: 'It has no variants' },
  most: {
    es: (n: string) => `Se muestran las primeras ${n}.`,
    en: (n: string) => `The first ${n} are shown.`,
  },
  readOnly: {
    es: 'Puedes ver las variantes; tu rol no las cambia.',
    en: 'You can see the variants; your role does not change them.',
  },
})
