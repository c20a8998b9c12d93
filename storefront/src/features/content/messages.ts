import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  loading: { es: 'Cargando...', en: 'Loading...', quoted: 'en' },
  failed: { es: 'Error al cargar el contenido', en: 'Error loading content', quoted: 'en' },
  empty: { es: 'No hay contenido disponible', en: 'No content available', quoted: 'en' },
  retry: { es: 'Reintentar', en: 'Try again' },
})
