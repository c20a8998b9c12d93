import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  save: { es: (name: string) => `Guardar ${name}`, en: (name: string) => `Save ${name}` },
  files: { es: 'Archivos', en: 'Files' },
})
