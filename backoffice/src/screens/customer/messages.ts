import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  back: { es: 'Clientes', en: 'Customers' },
  title: { es: 'Cliente', en: 'Customer' },
  profile: { es: 'Perfil', en: 'Profile' },
  no: { es: 'No.', en: 'No.' },
  company: { es: 'Empresa', en: 'Company' },
  email: { es: 'Correo', en: 'Email' },
  phone: { es: 'Teléfono', en: 'Phone' },
  country: { es: 'País', en: 'Country' },
  language: { es: 'Idioma', en: 'Language' },
  since: { es: 'Cliente desde', en: 'Customer since' },
  last: { es: 'Última entrada', en: 'Last sign-in' },
  orders: { es: 'Pedidos', en: 'Orders' },
  quotes: { es: 'Cotizaciones', en: 'Quotes' },
  cases: { es: 'Casos', en: 'Cases' },
  addresses: { es: 'Direcciones', en: 'Addresses' },
  preferred: { es: 'preferida', en: 'preferred' },
  none: { es: 'Nada todavía', en: 'Nothing yet' },
  reset: { es: 'Enviar enlace de contraseña', en: 'Send a password link' },
  resetWhy: {
    es: (email: string) => `${email} recibe un enlace para elegir otra contraseña. Nadie aquí la ve.`,
    en: (email: string) => `${email} gets a link to choose another password. Nobody here sees it.`,
  },
  resetDone: { es: 'Enlace enviado', en: 'Link sent' },
  sessions: { es: 'Cerrar sus sesiones', en: 'End their sessions' },
  sessionsWhy: {
    es: 'Tendrá que entrar de nuevo en todos sus aparatos. Su carrito no se pierde.',
    en: 'They have to sign in again on all their devices. Their cart is not lost.',
  },
  sessionsDone: { es: 'Sesiones cerradas', en: 'Sessions ended' },
  keep: { es: 'Dejar como está', en: 'Leave as it is' },
})
