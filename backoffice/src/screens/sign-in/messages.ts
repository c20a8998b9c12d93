import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Administración', en: 'Back office' },
  demo: { es: 'Esto es una demostración', en: 'This is a demonstration' },
  demoWhy: {
    es: (password: string) => `Elige una persona. Contraseña de todos: ${password}`,
    en: (password: string) => `Choose a person. Password for all: ${password}`,
  },
  shop: { es: 'Ir a la tienda', en: 'Go to the shop' },
})
