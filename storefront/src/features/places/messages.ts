import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  choose: { es: 'Elige', en: 'Choose' },
  placeMissing: { es: 'Elige el lugar completo.', en: 'Choose the whole place.' },
  placesFailed: { es: 'No pudimos cargar los lugares.', en: 'We could not load the places.' },
  retry: { es: 'Reintentar', en: 'Try again' },
  optional: { es: '{label} (opcional)', en: '{label} (optional)' },
  neighbourhoodMissing: { es: 'Completa este dato.', en: 'Fill this in.' },
  street: { es: 'Dirección exacta', en: 'Street address' },
  streetHint: {
    es: 'Calle, número, casa y una referencia para el camión.',
    en: 'Street, number, house and a landmark for the truck.',
  },
  streetMissing: { es: 'Escribe la dirección.', en: 'Enter the address.' },
  postal: { es: 'Código postal (opcional)', en: 'Postal code (optional)' },
})
