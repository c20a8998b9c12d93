import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  changed: {
    es: 'Alguien cambió esto mientras tanto. Ya lo ves como está ahora; repite lo que querías hacer.',
    en: 'Somebody changed this meanwhile. You now see it as it is; do again what you wanted.',
  },
})
