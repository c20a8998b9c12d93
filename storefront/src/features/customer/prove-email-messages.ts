import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const proveEmailMessages = defineMessages({
  title: { es: 'Confirma tu correo', en: 'Confirm your email' },
  prompt: {
    es: '{provider} no nos confirma tu correo. Te enviamos un código una sola vez; después entras directo con {provider}.',
    en: '{provider} has not confirmed your email to us. We will send you a code, just this once; after that you sign in directly with {provider}.',
  },
  send: { es: 'Enviarme el código', en: 'Email me the code' },
  sent: {
    es: 'Enviamos un código a <mail>{email}</mail>.',
    en: 'We have sent a code to <mail>{email}</mail>.',
  },
  other: { es: 'Usar otro correo', en: 'Use another email' },
  late: {
    es: 'Pasaron más de 15 minutos. Empieza de nuevo.',
    en: 'More than 15 minutes have passed. Start again.',
  },
})
