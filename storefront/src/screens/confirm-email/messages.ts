import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Confirma tu correo nuevo', en: 'Confirm your new email' },
  prompt: {
    es: 'Al confirmar, tu cuenta usará este correo y se cerrarán todas sus sesiones.',
    en: 'Once confirmed, your account uses this email and all its sessions are closed.',
  },
  confirm: { es: 'Confirmar correo', en: 'Confirm email' },
  done: {
    es: 'Tu cuenta ahora usa {email}. Inicia sesión con ese correo.',
    en: 'Your account now uses {email}. Sign in with that email.',
  },
  doneTitle: { es: 'Correo confirmado', en: 'Email confirmed' },
  expired: {
    es: 'El enlace ya expiró. Pide otro en los detalles de tu cuenta.',
    en: 'The link has expired. Ask for another in your account details.',
  },
  worthless: {
    es: 'El enlace ya se usó o no está completo. Pide otro en los detalles de tu cuenta.',
    en: 'The link has already been used or is incomplete. Ask for another in your account details.',
  },
  account: { es: 'Ir a mi cuenta', en: 'Go to my account' },
})
