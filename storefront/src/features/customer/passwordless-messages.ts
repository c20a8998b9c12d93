import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const passwordlessMessages = defineMessages({
  or: { es: 'o', en: 'or' },
  ask: { es: 'Recibir un enlace por correo', en: 'Email me a link' },
  sent: {
    es: 'Si <mail>{email}</mail> tiene una cuenta, en un momento llega un correo con un enlace y un código para entrar.',
    en: 'If <mail>{email}</mail> has an account, an email with a link and a code to sign in will arrive in a moment.',
  },
  code: { es: 'Código del correo', en: 'Code from the email' },
  codeHint: { es: '8 dígitos; vale 15 minutos.', en: '8 digits; it works for 15 minutes.' },
  codeMissing: { es: 'Escribe los 8 dígitos del código.', en: 'Enter the 8 digits of the code.' },
  enter: { es: 'Entrar', en: 'Sign in' },
  other: { es: 'Usar mi contraseña', en: 'Use my password' },
  entering: { es: 'Iniciando sesión…', en: 'Signing you in…' },
})
