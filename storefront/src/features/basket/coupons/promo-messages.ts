import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const promoMessages = defineMessages({
  question: { es: '¿Tienes un código promocional?', en: 'Do you have a promo code?', quoted: 'en' },
  label: { es: 'Código promocional', en: 'Promo Code', quoted: 'en' },
  apply: { es: 'Aplicar', en: 'Apply', quoted: 'en' },
  applying: { es: 'Aplicando', en: 'Applying' },
  required: {
    es: 'Escribe un código promocional válido.',
    en: 'Please provide a valid promo code.',
    quoted: 'en',
  },
  rejected: {
    es: 'Verifica el código e inténtalo de nuevo; es posible que ya esté aplicado o que la promoción haya vencido.',
    en: 'Check the code and try again, it may already be applied or the promo has expired.',
    quoted: 'en',
  },
  applied: { es: 'Promoción aplicada', en: 'Promotion applied' },
  removed: { es: 'Promoción eliminada', en: 'Promotion removed' },
  promotions: { es: 'Promociones aplicadas', en: 'Promotions Applied', quoted: 'en' },
  coupons: { es: 'Códigos aplicados', en: 'Applied codes' },
  remove: { es: 'Eliminar', en: 'Remove' },
  removing: { es: 'Eliminando', en: 'Removing' },
})
