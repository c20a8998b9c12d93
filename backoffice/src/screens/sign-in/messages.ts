import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Administración', en: 'Back office' },
  demo: { es: 'Esto es una demostración', en: 'This is a demonstration' },
  demoWhy: {
    es: (password: string) => `Elige quién serás. La contraseña de todos es ${password}.`,
    en: (password: string) => `Choose who you are. Everybody’s password is ${password}.`,
  },
  shop: { es: 'Ir a la tienda', en: 'Go to the shop' },
})
