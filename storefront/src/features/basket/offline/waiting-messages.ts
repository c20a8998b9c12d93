import { defineMessages } from '../../../lib/i18n/define-messages.ts'

export const waitingMessages = defineMessages({
  kept: {
    es: 'Estás sin conexión. Guardamos tu cambio y lo enviaremos al carrito cuando vuelva.',
    en: 'You are offline. We keep your change and send it to the cart when you are back.',
  },
  title: { es: 'Esperan a que vuelva la conexión', en: 'Waiting for the connection' },
  willBeAdded: {
    es: 'Los agregaremos al carrito en cuanto vuelva; entonces verás su precio y su fecha.',
    en: 'We add them to the cart as soon as you are back; then you see their price and day.',
  },
  forget: { es: 'No agregar', en: 'Do not add' },
  forgetNamed: { es: 'No agregar {name}', en: 'Do not add {name}' },
  sent: {
    es: '{n, plural, one {Enviamos el cambio que hiciste} other {Enviamos los # cambios que hiciste}} sin conexión',
    en: '{n, plural, one {The change} other {The # changes}} you made offline {n, plural, one {is} other {are}} in your cart',
  },
  refused: {
    es: '{n, plural, one {Un cambio que hiciste sin conexión ya no fue posible} other {# cambios que hiciste sin conexión ya no fueron posibles}}. Revisa tu carrito.',
    en: '{n, plural, one {A change} other {# changes}} you made offline {n, plural, one {was} other {were}} no longer possible. Check your cart.',
  },
})
