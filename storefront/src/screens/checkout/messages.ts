import { defineMessages } from '../../lib/i18n/define-messages.ts'

/** Frame of the checkout: steps, summary, what goes wrong. */
export const messages = defineMessages({
  title: { es: 'Finalizar compra', en: 'Checkout' },
  progress: { es: 'Pasos de la compra', en: 'Checkout steps' },
  done: { es: 'completo', en: 'done' },
  edit: { es: 'Editar', en: 'Edit' },
  next: { es: 'Continuar', en: 'Continue' },
  working: { es: 'Guardando', en: 'Saving' },
  contact: { es: 'Contacto', en: 'Contact' },
  shipping: { es: 'Entrega o retiro', en: 'Delivery or pickup' },
  options: { es: 'Fecha y forma', en: 'Date and method' },
  payment: { es: 'Pago', en: 'Payment' },
  review: { es: 'Revisar y pedir', en: 'Review and order' },
  summary: { es: 'Tu pedido', en: 'Your order' },
  loading: { es: 'Cargando...', en: 'Loading...' },
  retry: { es: 'Reintentar', en: 'Try again' },
  generic: {
    es: 'Ocurrió un error inesperado durante la compra. Inténtalo de nuevo.',
    en: 'An unexpected error occurred during checkout. Please try again.',
  },
  forgot: { es: '¿Olvidaste tu contraseña?', en: 'Forgot your password?' },
  contactText: {
    es: 'Aquí te avisamos de cada paso de tu pedido.',
    en: 'We send updates about your order here.',
  },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo electrónico', en: 'Email' },
  account: { es: 'Cambiar mis datos', en: 'Change my details' },
})
