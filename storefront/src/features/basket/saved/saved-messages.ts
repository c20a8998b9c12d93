import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const savedMessages = defineMessages({
  title: { es: 'Guardado para después', en: 'Saved for later' },
  back: { es: 'Pasar al carrito', en: 'Move to cart' },
  forget: { es: 'Quitar de la lista', en: 'Remove from list' },
})
