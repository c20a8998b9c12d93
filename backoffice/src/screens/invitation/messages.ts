import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Bienvenido al equipo', en: 'Welcome to the team' },
  forWhom: {
    es: (email: string) => `Invitación para ${email}`,
    en: (email: string) => `Invitation for ${email}`,
  },
  name: { es: 'Tu nombre', en: 'Your name' },
  password: { es: 'Contraseña nueva', en: 'New password' },
  passwordHint: {
    es: 'Doce signos o más, con mayúscula, minúscula, cifra y un signo como ! o #.',
    en: 'Twelve characters or more, with a capital, a small letter, a digit and a sign such as ! or #.',
  },
  app: { es: 'Segundo factor', en: 'Second factor' },
  appWhy: {
    es: 'Abre tu aplicación de códigos (Google Authenticator, 1Password, Microsoft Authenticator), lee el cuadro y escribe el código que muestra.',
    en: 'Open your app for codes (Google Authenticator, 1Password, Microsoft Authenticator), read the square and type the code it shows.',
  },
  qr: { es: 'Código QR del segundo factor', en: 'QR code of the second factor' },
  byHand: { es: 'O escribe esta clave en la aplicación:', en: 'Or type this key in the app:' },
  code: { es: 'Código de la aplicación', en: 'Code of the app' },
  accept: { es: 'Aceptar y continuar', en: 'Accept and continue' },
  over: { es: 'Esta invitación ya no vale', en: 'This invitation is no longer valid' },
  overWhy: {
    es: 'Se usó, se cambió por otra o pasaron 48 horas. Pide una nueva a quien te invitó.',
    en: 'It was used, was replaced by another or is older than 48 hours. Ask whoever invited you for a new one.',
  },
  codes: { es: 'Tus códigos de recuperación', en: 'Your recovery codes' },
  codesWhy: {
    es: 'Cada uno abre tu cuenta una vez si pierdes el teléfono. No se muestran otra vez: guárdalos ahora.',
    en: 'Each opens your account once if you lose your phone. They are not shown again: save them now.',
  },
  saved: { es: 'Los guardé', en: 'I saved them' },
  toSignIn: { es: 'Entrar', en: 'Sign in' },
  passkeyNext: {
    es: 'En «Mi acceso» puedes agregar una clave de acceso: con ella no hará falta ningún código.',
    en: 'Under “My access” you can add a passkey: with it no code is needed.',
  },
})
