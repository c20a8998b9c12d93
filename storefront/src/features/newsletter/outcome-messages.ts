import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** What the form says once it was sent; asked for only then. */
export const outcomeMessages = defineMessages({
  thanks: {
    es: 'Gracias por suscribirte a nuestra newsletter.',
    en: 'Thank you for subscribing to our newsletter.',
    quoted: 'es',
  },
  confirm: {
    es: 'Te enviamos un correo: abre el enlace para confirmar tu suscripción.',
    en: 'We have sent you an email: open its link to confirm your subscription.',
  },
  duplicate: {
    es: 'Este correo ya se encuentra registrado.',
    en: 'This email is already registered.',
    quoted: 'es',
  },
  invalid: {
    es: 'Error en los valores enviados.',
    en: 'There is an error in the submitted values.',
    quoted: 'es',
  },
})
