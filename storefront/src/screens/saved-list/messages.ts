import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  savedOn: {
    es: 'Lista guardada el {day} · {n, plural, one {# producto} other {# productos}}',
    en: 'List saved on {day} · {n, plural, one {# product} other {# products}}',
  },
  goods: { es: 'Productos', en: 'Goods' },
  quoted: { es: 'Se cotiza', en: 'Sold by quote' },
  gone: { es: 'Aquí no se vende ahora', en: 'Not currently sold here' },
  unread: { es: 'Sin producto todavía', en: 'No product yet' },
  unreadHint: {
    es: 'Así lo escribió quien hizo la lista.',
    en: 'As written by whoever made the list.',
  },
  addAll: {
    es: '{n, plural, =0 {Nada que agregar} one {Agregar # producto} other {Agregar # productos}}',
    en: '{n, plural, =0 {Nothing to add} one {Add # product} other {Add # products}}',
  },
  change: { es: 'Cambiar medidas o cantidades', en: 'Change measures or quantities' },
})
