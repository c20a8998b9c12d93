import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  country: { es: 'País', en: 'Country' },
  countryNow: { es: 'País: {name}. Cambiar', en: 'Country: {name}. Change' },
  language: { es: 'Idioma', en: 'Language' },
  es: { es: 'Español', en: 'Español' },
  en: { es: 'English', en: 'English' },
  close: { es: 'Cerrar', en: 'Close' },
  saving: { es: 'Cambiando de país', en: 'Changing country' },
  confirmTitle: { es: 'Cambiar de país', en: 'Change country' },
  confirm: {
    es: 'Has cambiado de país y los productos del carrito pueden no estar disponibles, ¿deseas proceder?',
    en: 'You have changed country and the products in the cart may not be available. Do you want to proceed?',
    quoted: 'es',
  },
  no: { es: 'No', en: 'No', quoted: 'es' },
  yes: { es: 'Si', en: 'Yes', quoted: 'es' },
  localesFailed: { es: 'Error al obtener las regiones', en: 'Error fetching locales', quoted: 'en' },
  elsewhere: {
    es: 'La última vez compraste en {name}.',
    en: 'Last time you shopped in {name}.',
  },
  goThere: { es: 'Ir a {name}', en: 'Go to {name}' },
  stay: { es: 'Quedarme aquí', en: 'Stay here' },
})
