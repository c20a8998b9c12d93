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
  pin: { es: 'Marcar la entrada en el mapa (opcional)', en: 'Mark the entrance on the map (optional)' },
  pinChange: { es: 'Cambiar el punto en el mapa', en: 'Change the point on the map' },
  pinTitle: { es: 'Marca la entrada', en: 'Mark the entrance' },
  pinHint: {
    es: 'Toca tu entrada en el mapa, o muévelo hasta que la punta quede sobre ella. Con el teclado: flechas, + y −.',
    en: 'Tap your entrance on the map, or move the map until the tip is over it. By keyboard: arrows, + and −.',
  },
  pinHintWithoutStreets: {
    es: 'Este mapa no tiene calles: si estás en el lugar, usa tu ubicación; toca el mapa o muévelo para afinar.',
    en: 'This map has no streets: if you are at the place, use your location; tap the map or move it to adjust.',
  },
  pinMap: { es: 'Mapa para marcar la entrada', en: 'Map to mark the entrance' },
  pinFar: {
    es: 'El punto queda a unos {km} km del lugar que elegiste. Revísalo antes de guardarlo.',
    en: 'The point is about {km} km from the place you chose. Check it before keeping it.',
  },
  pinNone: { es: 'Todavía no hay un punto.', en: 'There is no point yet.' },
  pinSave: { es: 'Guardar este punto', en: 'Keep this point' },
  pinRemove: { es: 'Quitar el punto', en: 'Remove the point' },
  here: { es: 'Usar mi ubicación', en: 'Use my location' },
  denied: {
    es: 'Por favor, acepta compartir tu ubicación',
    en: 'Please agree to share your location',
  },
  mapFailed: {
    es: 'No pudimos cargar el mapa. La dirección escrita basta.',
    en: 'We could not load the map. The written address is enough.',
  },
  seeOnMap: { es: 'Ver en el mapa', en: 'See on the map' },
  close: { es: 'Cerrar', en: 'Close' },
  postal: { es: 'Código postal (opcional)', en: 'Postal code (optional)' },
})
