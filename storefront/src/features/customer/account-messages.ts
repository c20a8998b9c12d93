import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const accountMessages = defineMessages({
  account: { es: 'Mi cuenta', en: 'My account' },
  details: { es: 'Detalles de la cuenta', en: 'Account Details', quoted: 'en' },
  wishlist: { es: 'Lista de deseos', en: 'Wishlist', quoted: 'en' },
  orders: { es: 'Historial de pedidos', en: 'Order History', quoted: 'en' },
  addresses: { es: 'Direcciones', en: 'Addresses', quoted: 'en' },
  opportunities: { es: 'Cotizaciones', en: 'Quotes' },
  cases: { es: 'Servicio al cliente', en: 'Customer service' },
  signIn: { es: 'Iniciar sesión', en: 'Sign in' },
  signUp: { es: 'Crear una cuenta', en: 'Create an account' },
  signOut: { es: 'Cerrar sesión', en: 'Sign out' },
})
