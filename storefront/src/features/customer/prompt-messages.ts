import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** Apart from the texts of the forms: pages say these long before anybody signs in. */
export const promptMessages = defineMessages({
  seePrices: { es: 'Inicia sesión para ver precios', en: 'Sign in to see prices' },
  toContinue: { es: '¡Inicia sesión para continuar!', en: 'Please sign in to continue!', quoted: 'en' },
})
