import { defineMessages } from '../lib/i18n.ts'

export const messages = defineMessages({
  today: { es: 'Hoy', en: 'Today' },
  account: { es: 'Mi acceso', en: 'My access' },
  signOut: { es: 'Salir', en: 'Sign out' },
  navigation: { es: 'Navegación', en: 'Navigation' },
  search: { es: 'Buscar o ir a…', en: 'Search or go to…' },
  more: { es: 'Más', en: 'More' },
  shop: { es: 'Ver la tienda', en: 'See the shop' },
  person: { es: (name: string) => `Cuenta de ${name}`, en: (name: string) => `Account of ${name}` },
  close: { es: 'Cerrar', en: 'Close' },
  skip: { es: 'Ir al contenido', en: 'Skip to the content' },
  offline: {
    es: 'Sin conexión. Puede ver lo que ya estaba abierto; repita los cambios cuando vuelva.',
    en: 'No connection. You can see what was open; try changes again once it is back.',
  },
  missing: { es: 'Esta página no existe', en: 'This page does not exist' },
  missingWhy: {
    es: 'La dirección está mal escrita o lo que había se movió.',
    en: 'The address is mistyped, or what was here has moved.',
  },
  toToday: { es: 'Ir a Hoy', en: 'Go to Today' },
  notYours: { es: 'Su rol no abre esta página', en: 'Your role does not open this page' },
  notYoursWhy: {
    es: 'Pida a quien administra el equipo que le dé el acceso, si lo necesita.',
    en: 'Ask who looks after the team for access if you need it.',
  },
  theme: { es: 'Tema', en: 'Theme' },
  light: { es: 'Tema claro', en: 'Light theme' },
  dark: { es: 'Tema oscuro', en: 'Dark theme' },
})
