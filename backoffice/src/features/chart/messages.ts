import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  table: { es: 'Ver como tabla', en: 'See as a table' },
  tableOf: { es: (what: string) => `Tabla de ${what}`, en: (what: string) => `Table of ${what}` },
  fileOf: { es: (what: string) => `CSV de ${what}`, en: (what: string) => `CSV of ${what}` },
  now: { es: 'Este año', en: 'This year' },
  lastYear: { es: 'Hace un año', en: 'A year ago' },
})
