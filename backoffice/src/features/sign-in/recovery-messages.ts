import { defineMessages } from '../../lib/i18n.ts'

export const recoveryMessages = defineMessages({
  copy: { es: 'Copiar', en: 'Copy' },
  copied: { es: 'Copiados', en: 'Copied' },
  download: { es: 'Descargar', en: 'Download' },
})
