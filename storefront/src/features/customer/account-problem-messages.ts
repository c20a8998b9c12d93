import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const accountProblemMessages = defineMessages({
  invalidEmail: {
    es: 'Correo electrónico no válido, revísalo e inténtalo de nuevo',
    en: 'Invalid email address, please check your email and try again',
    quoted: 'en',
  },
  wrongPassword: {
    es: 'Contraseña incorrecta, inténtalo de nuevo',
    en: 'Password incorrect, please try again',
    quoted: 'en',
  },
  invalidCredentials: {
    es: 'Correo electrónico o contraseña no válidos, revisa tus datos e inténtalo de nuevo',
    en: 'Invalid email or password, please check your credentials and try again',
    quoted: 'en',
  },
})
