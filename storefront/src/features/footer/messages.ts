import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  footer: { es: 'Pie de página', en: 'Footer' },
  shipping: { es: 'Envíos', en: 'Shipping', quoted: 'en' },
  returns: { es: 'Devoluciones y cambios', en: 'Returns and Exchanges', quoted: 'en' },
  terms: { es: 'Términos y condiciones', en: 'Terms and conditions' },
  privacy: { es: 'Política de privacidad', en: 'Privacy policy' },
  siteMap: { es: 'Índice del sitio', en: 'Site map' },
})
