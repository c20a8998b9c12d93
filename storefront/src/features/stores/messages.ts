import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  choose: { es: 'Escoger tienda', en: 'Choose store' },
  current: { es: 'Tu tienda: {name}. Cambiar', en: 'Your store: {name}. Change' },
  title: { es: 'Tiendas', en: 'Stores' },
  close: { es: 'Cerrar', en: 'Close' },
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
  loading: { es: 'Cargando ubicaciones...', en: 'Loading locations...', quoted: 'en' },
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
  phone: { es: 'Teléfono', en: 'Phone' },
  email: { es: 'Correo electrónico', en: 'Email' },
  hours: { es: 'Horario', en: 'Hours' },
})
