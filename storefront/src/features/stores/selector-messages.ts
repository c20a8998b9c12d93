import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** What the header says, on every page: the others come with the stores. */
export const messages = defineMessages({
  choose: { es: 'Escoger tienda', en: 'Choose store' },
  suggested: { es: 'Tienda sugerida: {name}', en: 'Suggested store: {name}' },
  current: { es: 'Tu tienda: {name}. Cambiar', en: 'Your store: {name}. Change' },
  title: { es: 'Tiendas', en: 'Stores' },
  close: { es: 'Cerrar', en: 'Close' },
  loading: { es: 'Cargando ubicaciones...', en: 'Loading locations...', quoted: 'en' },
})
