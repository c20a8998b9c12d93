import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  personal: { es: 'Datos personales', en: 'Personal details' },
  name: { es: 'Nombre', en: 'Name' },
  phone: { es: 'Teléfono', en: 'Phone' },
  noPhone: { es: 'Sin teléfono', en: 'No phone' },
  email: { es: 'Correo electrónico', en: 'Email' },
  emailHint: {
    es: 'Con este correo inicias sesión y recibes tus pedidos.',
    en: 'You sign in and get your orders with this email.',
  },
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
