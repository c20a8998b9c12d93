import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  home: { es: '{site}, inicio', en: '{site}, home' },
  menu: { es: 'Menú', en: 'Menu' },
  openMenu: { es: 'Abrir el menú', en: 'Open the menu' },
  close: { es: 'Cerrar', en: 'Close' },
  mainMenu: { es: 'Menú principal', en: 'Main menu' },
  all: { es: 'Ver todo en {name}', en: 'See all in {name}' },
  signIn: { es: 'Iniciar sesión', en: 'Sign in' },
  account: { es: 'Mi cuenta', en: 'My account' },
  store: { es: 'Mi tienda', en: 'My store' },
  stores: { es: 'Tiendas', en: 'Stores' },
  cart: { es: 'Carrito', en: 'Cart' },
  backToCart: { es: 'Volver al carrito', en: 'Back to cart' },
  testMode: {
    es: 'Modo de prueba: los pagos y correos son simulados.',
    en: 'Test mode: payments and emails are simulated.',
  },
})
