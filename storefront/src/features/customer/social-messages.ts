import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const socialMessages = defineMessages({
  or: { es: 'o continúa con', en: 'or continue with' },
  google: { es: 'Google', en: 'Google', quoted: 'en' },
  microsoft: { es: 'Microsoft', en: 'Microsoft', quoted: 'en' },
  facebook: { es: 'Facebook', en: 'Facebook', quoted: 'en' },
  entering: { es: 'Iniciando sesión…', en: 'Signing you in…' },
  cancelled: {
    es: 'No se completó el inicio de sesión con {provider}. Inténtalo de nuevo o entra de otra manera.',
    en: 'Signing in with {provider} was not completed. Try again or sign in another way.',
  },
  away: {
    es: '{provider} no responde en este momento. Inténtalo más tarde o entra de otra manera.',
    en: '{provider} is not answering right now. Try later or sign in another way.',
  },
  expired: {
    es: 'Este inicio de sesión ya se usó o venció. Empieza de nuevo.',
    en: 'This sign-in was already used or has expired. Start again.',
  },
  provider: { es: 'el proveedor', en: 'the provider' },
})
