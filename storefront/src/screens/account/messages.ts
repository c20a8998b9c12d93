import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  personal: { es: 'Datos personales', en: 'Personal details' },
  name: { es: 'Nombre', en: 'Name' },
  phone: { es: 'Teléfono', en: 'Phone' },
  mobile: { es: 'Celular', en: 'Mobile' },
  mobileOptional: { es: 'Celular (opcional)', en: 'Mobile (optional)' },
  business: { es: 'Teléfono del trabajo', en: 'Work phone' },
  businessOptional: { es: 'Teléfono del trabajo (opcional)', en: 'Work phone (optional)' },
  noPhone: { es: 'Sin teléfono', en: 'No phone' },
  email: { es: 'Correo electrónico', en: 'Email' },
  emailHint: {
    es: 'Con este correo inicias sesión y recibes tus pedidos.',
    en: 'You sign in and get your orders with this email.',
  },
  emailAsked: {
    es: 'Te enviamos un enlace a {email}. Ábrelo en los próximos 15 minutos: hasta entonces nada cambia.',
    en: 'We sent a link to {email}. Open it within 15 minutes: until then nothing changes.',
  },
  sendLink: { es: 'Enviar enlace', en: 'Send link' },
  understood: { es: 'Entendido', en: 'Got it' },
  newEmail: { es: 'Correo electrónico nuevo', en: 'New email' },
  password: { es: 'Contraseña', en: 'Password' },
  passwordHint: {
    es: 'Al cambiarla se cierran las demás sesiones.',
    en: 'Changing it ends all other sessions.',
  },
  currentPassword: { es: 'Contraseña actual', en: 'Current password' },
  newPassword: { es: 'Contraseña nueva', en: 'New password' },
  marketing: { es: 'Promociones y novedades', en: 'Offers and news' },
  accepts: {
    es: 'Deseo recibir promociones y novedades',
    en: 'I want to receive offers and news',
  },
  edit: { es: 'Editar', en: 'Edit' },
  editWhat: { es: 'Editar: {what}', en: 'Edit: {what}' },
  save: { es: 'Guardar', en: 'Save' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  saving: { es: 'Guardando', en: 'Saving' },
  saved: { es: 'Cambios guardados', en: 'Changes saved' },
})
