import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  changed: {
    es: 'Alguien cambió esto mientras tanto. Ya lo ve como está ahora; repita lo que quería hacer.',
    en: 'Somebody changed this meanwhile. You now see it as it is; do again what you wanted.',
  },
})
