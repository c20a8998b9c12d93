import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Tiendas', en: 'Stores' },
  add: { es: 'Nueva tienda', en: 'New store' },
  searchHint: { es: 'Nombre, ciudad o dirección', en: 'Name, town or address' },
  name: { es: 'Tienda', en: 'Store' },
  country: { es: 'País', en: 'Country' },
  town: { es: 'Ciudad', en: 'Town' },
  kind: { es: 'Tipo', en: 'Kind' },
  phone: { es: 'Teléfono', en: 'Phone' },
  hours: { es: 'Horario', en: 'Hours' },
  closed: { es: 'Días cerrados', en: 'Closed days' },
  default: { es: 'Predeterminada', en: 'Default' },
  defaultWhy: {
    es: 'La ven quienes no han elegido tienda',
    en: 'Shown to whoever has not chosen one',
  },
  empty: { es: 'Ninguna tienda coincide', en: 'No store matches' },
})
