import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  running: {
    es: (n: number) => (n === 1 ? '1 trabajo en marcha' : `${n} trabajos en marcha`),
    en: (n: number) => (n === 1 ? '1 job under way' : `${n} jobs under way`),
  },
  anImport: { es: 'Importación', en: 'Import' },
  aBulkEdit: { es: 'Edición masiva', en: 'Bulk edit' },
  anExport: { es: 'Exportación', en: 'Export' },
  doneOf: {
    es: (done: string, total: string) => `${done} de ${total}`,
    en: (done: string, total: string) => `${done} of ${total}`,
  },
  jobDone: { es: (what: string) => `${what} terminada`, en: (what: string) => `${what} finished` },
  jobFailed: { es: (what: string) => `${what} fallida`, en: (what: string) => `${what} failed` },
})
