import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  email: { es: 'Correo', en: 'Email' },
  password: { es: 'Contraseña', en: 'Password' },
  signIn: { es: 'Entrar', en: 'Sign in' },
  passkey: { es: 'Entrar con clave de acceso', en: 'Sign in with a passkey' },
  directory: { es: 'Entrar con cuenta de empresa', en: 'Sign in with company account' },
  directoryWaits: {
    es: 'Se abrió una ventana de tu empresa. Cuando termines ahí, esto sigue solo.',
    en: 'A window of your company has opened. When you are done there, this goes on by itself.',
  },
  windowRefused: {
    es: 'El navegador no dejó abrir la ventana. Permite las ventanas de esta página y vuelve a intentar.',
    en: 'The browser did not open the window. Allow windows of this page and try again.',
  },
  or: { es: 'o', en: 'or' },
  code: { es: 'Código de tu aplicación', en: 'Code of your app' },
  codeHint: {
    es: 'Seis cifras; cada código sirve una vez.',
    en: 'Six digits; each code works once.',
  },
  recoveryCode: { es: 'Código de recuperación', en: 'Recovery code' },
  byRecovery: { es: 'No tengo mi teléfono', en: 'I do not have my phone' },
  byApp: { es: 'Usar la aplicación', en: 'Use the app' },
  confirm: { es: 'Confirmar', en: 'Confirm' },
  back: { es: 'Volver', en: 'Back' },
  wrong: { es: 'El correo o la contraseña no son correctos.', en: 'The email or the password is not right.' },
  wrongCode: {
    es: 'El código no es correcto o ya se usó. Espera el siguiente.',
    en: 'The code is not right or was used before. Wait for the next one.',
  },
  wrongPasskey: {
    es: 'Esta clave de acceso no es de nadie de aquí.',
    en: 'This passkey is nobody’s here.',
  },
  cancelled: { es: 'No se usó ninguna clave.', en: 'No passkey was used.' },
  unfinished: {
    es: 'Esta persona no terminó su invitación: pide una nueva.',
    en: 'This person never finished the invitation: ask for a new one.',
  },
  stepUpTitle: { es: 'Confirma que eres tú', en: 'Confirm that it is you' },
  stepUpWhy: {
    es: 'Lo que vas a hacer no se deshace solo. Muestra tu segundo factor; vale diez minutos.',
    en: 'What you are about to do is not easily undone. Show your second factor; it counts for ten minutes.',
  },
  againTitle: { es: 'Tu sesión terminó', en: 'Your session is over' },
  againWhy: {
    es: 'Entra de nuevo y lo que estabas haciendo sigue.',
    en: 'Sign in again and what you were doing goes on.',
  },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  withPasskey: { es: 'Usar clave de acceso', en: 'Use a passkey' },
})
