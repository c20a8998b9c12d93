import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  isHere: {
    es: (who: string) => `${who} también lo tiene abierto`,
    en: (who: string) => `${who} has this open too`,
  },
  areHere: {
    es: (who: string) => `${who} también lo tienen abierto`,
    en: (who: string) => `${who} have this open too`,
  },
  isEditing: {
    es: (who: string) => `${who} también lo está editando`,
    en: (who: string) => `${who} is editing this too`,
  },
  areEditing: {
    es: (who: string) => `${who} también lo están editando`,
    en: (who: string) => `${who} are editing this too`,
  },
  somebody: { es: 'Alguien', en: 'Somebody' },
})
