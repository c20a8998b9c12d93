import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Mi acceso', en: 'My access' },
  me: { es: 'Mis datos', en: 'Profile' },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo', en: 'Email' },
  roles: { es: 'Roles', en: 'Roles' },
  sessions: { es: 'Sesiones abiertas', en: 'Active sessions' },
  thisOne: { es: 'Esta sesión', en: 'This session' },
  seen: { es: (age: string) => `usada ${age}`, en: (age: string) => `used ${age}` },
  end: { es: 'Cerrar', en: 'End' },
  endOthers: { es: 'Cerrar todas las demás', en: 'End all others' },
  ended: { es: 'Sesión cerrada', en: 'Session ended' },
  passkeys: { es: 'Claves de acceso', en: 'Passkeys' },
  noPasskeys: {
    es: 'Entra con tu huella o tu rostro, sin contraseña ni código.',
    en: 'Sign in with your fingerprint or face, without a password or code.',
  },
  addPasskey: { es: 'Agregar este aparato', en: 'Add this device' },
  passkeyName: { es: 'Clave de este aparato', en: 'Passkey of this device' },
  remove: { es: 'Quitar', en: 'Remove' },
  removed: { es: 'Clave quitada', en: 'Passkey removed' },
  added: { es: 'Clave agregada', en: 'Passkey added' },
  codes: { es: 'Códigos de recuperación', en: 'Recovery codes' },
  codesLeft: {
    es: (n: number) => (n === 1 ? 'Queda uno.' : `Quedan ${n}.`),
    en: (n: number) => (n === 1 ? 'One is left.' : `${n} are left.`),
  },
  newCodes: { es: 'Hacer códigos nuevos', en: 'Make new codes' },
  newCodesWhy: {
    es: 'Los de antes dejan de valer. Estos no se muestran otra vez.',
    en: 'The ones before stop working. These are not shown again.',
  },
  look: { es: 'Apariencia', en: 'Appearance' },
  system: { es: 'Igual que el sistema', en: 'System' },
  light: { es: 'Clara', en: 'Light' },
  dark: { es: 'Oscura', en: 'Dark' },
  theme: { es: 'Tema', en: 'Theme' },
  factorElsewhere: {
    es: 'Tu segundo factor lo pide la cuenta de la empresa.',
    en: 'Your second factor is asked for by the company’s account.',
  },
  noFactor: {
    es: 'Esta cuenta es de demostración y no tiene segundo factor.',
    en: 'This is a demo account without a second factor.',
  },
})
