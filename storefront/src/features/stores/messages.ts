import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  search: { es: 'Buscar tienda', en: 'Search store' },
  department: { es: 'Departamento', en: 'Department' },
  everywhere: { es: 'Todo el país', en: 'Whole country' },
  here: { es: 'Usar mi ubicación', en: 'Use my location' },
  denied: {
    es: 'Por favor, acepta compartir tu ubicación',
    en: 'Please agree to share your location',
    quoted: 'en',
  },
  map: { es: 'Mapa de tiendas', en: 'Map of stores' },
  seeOnMap: { es: 'Ver en el mapa', en: 'See on the map' },
  away: { es: 'a {n} km', en: '{n} km away' },
  count: {
    es: '{n, plural, one {# tienda encontrada} other {# tiendas encontradas}}',
    en: '{n, plural, one {# store found} other {# stores found}}',
  },
  select: { es: 'Seleccionar tienda', en: 'Select store' },
  selected: { es: 'Tienda seleccionada', en: 'Selected store' },
  favourite: { es: 'Tienda favorita', en: 'Favourite store' },
  none: {
    es: 'Lo sentimos, no hay ubicaciones en esta área.',
    en: 'Sorry, there are no locations in this area.',
    quoted: 'es',
  },
  failed: {
    es: 'Algo salió mal. ¡Inténtalo de nuevo!',
    en: 'Something went wrong. Try again!',
    quoted: 'en',
  },
  retry: { es: 'Reintentar', en: 'Try again' },
  openUntil: { es: 'Abierta · cierra a las {time}', en: 'Open · closes at {time}' },
  closedUntil: { es: 'Cerrada · abre {day} a las {time}', en: 'Closed · opens {day} at {time}' },
  closedHoliday: {
    es: 'Cerrada hoy por feriado · abre {day} a las {time}',
    en: 'Closed today for a holiday · opens {day} at {time}',
  },
  today: { es: 'hoy', en: 'today' },
  tomorrow: { es: 'mañana', en: 'tomorrow' },
  onDay: { es: 'el {day}', en: 'on {day}' },
  closedOn: { es: 'Cierra por feriado: {days}', en: 'Closed for a holiday: {days}' },
  phone: { es: 'Teléfono', en: 'Phone' },
  email: { es: 'Correo electrónico', en: 'Email' },
  hours: { es: 'Horario', en: 'Hours' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  way: { es: 'Cómo llegar', en: 'How to get there' },
})
