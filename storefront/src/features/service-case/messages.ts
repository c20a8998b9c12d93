import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  intro: {
    es: 'Cuéntanos qué necesitas. Te respondemos por correo o por teléfono.',
    en: 'Tell us what you need. We answer by email or phone.',
  },
  name: { es: 'Nombre', en: 'Name' },
  email: { es: 'Correo electrónico', en: 'Email' },
  phone: { es: 'Teléfono', en: 'Phone' },
  subject: { es: 'Asunto', en: 'Subject' },
  choose: { es: 'Elige un asunto', en: 'Choose a subject' },
  description: { es: 'Descripción', en: 'Description' },
  files: { es: 'Fotos o videos', en: 'Pictures or videos' },
  general: { es: 'Consulta general', en: 'General Inquiry', quoted: 'en' },
  products: { es: 'Productos y servicios', en: 'Products and Services', quoted: 'en' },
  complaints: { es: 'Quejas y reclamos', en: 'Complaints and Claims', quoted: 'en' },
  billing: { es: 'Facturación y pagos', en: 'Billing and Payments', quoted: 'en' },
  technical: { es: 'Problemas técnicos', en: 'Technical Issues', quoted: 'en' },
  warranty: { es: 'Garantía', en: 'Warranty', quoted: 'en' },
  nameMissing: { es: 'Escribe tu nombre', en: 'Please enter your name', quoted: 'en' },
  emailInvalid: {
    es: 'Escribe un correo electrónico válido',
    en: 'Please enter a valid email address',
    quoted: 'en',
  },
  phoneInvalid: {
    es: 'Escribe un número de teléfono válido',
    en: 'Please enter a valid phone number',
    quoted: 'en',
  },
  phoneTooLong: {
    es: 'El número de teléfono no puede exceder los 15 dígitos',
    en: 'The phone number cannot exceed 15 digits',
    quoted: 'es',
  },
  subjectMissing: { es: 'Escoge un asunto', en: 'Please select a subject', quoted: 'en' },
  descriptionMissing: { es: 'Escribe una descripción', en: 'Please enter a description', quoted: 'en' },
  send: { es: 'Enviar', en: 'Send' },
  sending: { es: 'Enviando', en: 'Sending' },
  error: { es: 'Error', en: 'Error' },
  failed: {
    es: 'Ocurrió un error, inténtalo de nuevo.',
    en: 'An error occurred, please try again.',
    quoted: 'en',
  },
  fileFailed: { es: 'No pudimos enviar {name}.', en: 'We could not send {name}.' },
  retry: { es: 'Reintentar {name}', en: 'Try {name} again' },
  thanks: {
    es: '¡Gracias! Hemos recibido tu caso {id} y te contactaremos pronto.',
    en: 'Thank you! We have received your case {id} and will contact you soon.',
  },
  done: { es: 'Listo', en: 'Done' },
})
