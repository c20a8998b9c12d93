import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const privacyMessages = defineMessages({
  sessions: { es: 'Sesiones', en: 'Sessions' },
  sessionsHint: {
    es: 'Si perdiste un teléfono o usaste una computadora ajena, cierra tu sesión en todas partes, también aquí.',
    en: 'If you lost a phone or used somebody else’s computer, sign out everywhere, here included.',
  },
  everywhere: { es: 'Cerrar sesión en todos los dispositivos', en: 'Sign out on all devices' },
  data: { es: 'Tus datos', en: 'Your data' },
  dataHint: {
    es: 'Descarga todo lo que guardamos de ti: perfil, direcciones, pedidos, carrito y listas.',
    en: 'Download everything we keep about you: profile, addresses, orders, cart and lists.',
  },
  download: { es: 'Descargar mis datos', en: 'Download my data' },
  file: { es: 'mis-datos', en: 'my-data' },
  close: { es: 'Eliminar mi cuenta', en: 'Delete my account' },
  closeHint: {
    es: 'Se borran tu perfil, direcciones, carrito y listas. De tus pedidos queda solo lo que exige la contabilidad, sin tu nombre. No se puede deshacer.',
    en: 'Your profile, addresses, cart and lists are erased. Of your orders only what bookkeeping requires remains, without your name. This cannot be undone.',
  },
  confirmEmail: { es: 'Escribe tu correo para confirmar', en: 'Type your email to confirm' },
  wrongEmail: { es: 'No es el correo de esta cuenta.', en: 'That is not the email of this account.' },
  underWay: {
    es: 'Tienes pedidos en curso. Podrás eliminar la cuenta cuando se entreguen o cancelen.',
    en: 'You have orders under way. You can delete the account once they are delivered or cancelled.',
  },
  goodbye: { es: 'Eliminar para siempre', en: 'Delete for good' },
  working: { es: 'Un momento', en: 'One moment' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  shut: { es: 'Cerrar', en: 'Close' },
})
