import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const identityMessages = defineMessages({
  title: { es: 'Otras formas de entrar', en: 'Other ways to sign in' },
  hint: {
    es: 'Entra a esta misma cuenta con una que ya usas. No compartimos tus pedidos con nadie.',
    en: 'Sign in to this account with one you already use. We never share your orders.',
  },
  connect: { es: 'Conectar {provider}', en: 'Connect {provider}' },
  disconnect: { es: 'Desconectar {provider}', en: 'Disconnect {provider}' },
  since: { es: 'Conectada desde el {day}', en: 'Connected since {day}' },
  notConnected: { es: 'Sin conectar', en: 'Not connected' },
  only: {
    es: 'Es lo único que abre tu cuenta: no tiene contraseña.',
    en: 'This is the only way into your account: it has no password.',
  },
  connectHint: {
    es: 'Te llevamos a {provider}. Al volver, {provider} también abre tu cuenta, y te lo confirmamos por correo.',
    en: 'We take you to {provider}. Once you are back, {provider} opens your account too, and we confirm it by email.',
  },
  disconnectHint: {
    es: 'Ya no entrarás con {provider}, y se cierran las sesiones que se abrieron así en otros equipos.',
    en: '{provider} will no longer sign you in, and the sessions it opened on other devices end.',
  },
  goOn: { es: 'Continuar a {provider}', en: 'Continue to {provider}' },
  joined: { es: 'Listo: ya puedes entrar con {provider}.', en: 'Done: you can now sign in with {provider}.' },
  taken: {
    es: 'Esa cuenta de {provider} ya abre otra cuenta de la tienda. Elige otra, o desconéctala allí primero.',
    en: 'That {provider} account already opens another account of the shop. Choose another, or disconnect it there first.',
  },
  cancelled: {
    es: 'No se conectó {provider}. Puedes intentarlo de nuevo cuando quieras.',
    en: '{provider} was not connected. You can try again whenever you like.',
  },
  away: {
    es: '{provider} no responde en este momento. Inténtalo más tarde.',
    en: '{provider} is not answering right now. Try later.',
  },
  expired: {
    es: 'Lo que volvió de {provider} ya se usó o venció. Empieza de nuevo.',
    en: 'That sign-in with {provider} was already used or has expired. Start again.',
  },
  failed: {
    es: 'No pudimos conectar {provider}. Inténtalo de nuevo.',
    en: 'We could not connect {provider}. Try again.',
  },
  signInAnew: {
    es: 'Entraste hace más de 15 minutos. Por seguridad, cierra sesión, vuelve a entrar y repítelo.',
    en: 'You signed in more than 15 minutes ago. To be safe, sign out, sign in again and repeat this.',
  },
  provider: { es: 'la otra cuenta', en: 'the other account' },
  working: { es: 'Un momento', en: 'One moment' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  shut: { es: 'Cerrar', en: 'Close' },
})
