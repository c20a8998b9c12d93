import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const resetMessages = defineMessages({
  title: { es: 'Restablecer contraseña', en: 'Reset password', quoted: 'es' },
  prompt: {
    es: 'Escribe tu correo electrónico y te enviamos las instrucciones para restablecer tu contraseña.',
    en: 'Enter your email to receive instructions for resetting your password.',
  },
  emailInvalid: {
    es: 'Introduzca una dirección de email válido.',
    en: 'Enter a valid email address.',
    quoted: 'es',
  },
  send: { es: 'Restablecer contraseña', en: 'Reset password' },
  sentTitle: { es: 'Restablecimiento de contraseña', en: 'Password Reset', quoted: 'en' },
  sent: {
    es: 'En breve recibirás un correo electrónico en <mail>{email}</mail> con un enlace para restablecer tu contraseña.',
    en: 'You will shortly receive an email at <mail>{email}</mail> with a link to reset your password.',
  },
  back: { es: 'Volver a iniciar sesión', en: 'Back to Sign In', quoted: 'en' },
  refused: {
    es: 'No pudimos procesar la solicitud. Verifica el correo electrónico e inténtalo de nuevo.',
    en: 'We could not process the request. Check the email and try again.',
  },
  unavailable: {
    es: 'Esta función no está disponible en este momento.',
    en: 'This feature is not currently available.',
    quoted: 'en',
  },
  accountRequired: {
    es: 'Esta función no está disponible en este momento. Debes crear una cuenta para acceder a ella.',
    en: 'This feature is not currently available. You must create an account to access this feature.',
    quoted: 'en',
  },
  newTitle: { es: 'Nueva contraseña', en: 'New password' },
  newPrompt: {
    es: 'Elige la contraseña nueva de <mail>{email}</mail>.',
    en: 'Choose a new password for <mail>{email}</mail>.',
  },
  newPassword: { es: 'Contraseña nueva', en: 'New password' },
  save: { es: 'Guardar contraseña', en: 'Save password' },
  saved: { es: 'Contraseña restablecida', en: 'Password Reset Success', quoted: 'en' },
  expired: {
    es: 'El enlace ya expiró. Para asignar una nueva contraseña inicie el proceso de recuperación de contraseñas.',
    en: 'The link has expired. To set a new password, start the password recovery process again.',
    quoted: 'es',
  },
  invalidToken: {
    es: 'Token no válido, inténtalo de nuevo.',
    en: 'Invalid token, please try again.',
    quoted: 'en',
  },
  startAgain: { es: 'Pedir otro enlace', en: 'Ask for another link' },
})
