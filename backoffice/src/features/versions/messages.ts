import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  versions: { es: 'Versiones', en: 'Versions' },
  noVersions: { es: 'Todavía nadie lo ha cambiado aquí', en: 'Nobody has changed it here yet' },
  restore: { es: 'Restaurar', en: 'Restore' },
  restored: { es: 'Versión restaurada; la tienda ya la muestra', en: 'Version restored; the shop shows it' },
  now: { es: 'La de ahora', en: 'The present one' },
})
