import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Equipo', en: 'Team' },
  invite: { es: 'Invitar', en: 'Invite' },
  email: { es: 'Correo', en: 'Email' },
  name: { es: 'Nombre', en: 'Name' },
  roles: { es: 'Roles', en: 'Roles' },
  role: { es: 'Rol', en: 'Role' },
  place: { es: 'Dónde', en: 'Where' },
  storeId: { es: 'Tienda', en: 'Store' },
  everywhere: { es: 'Toda la empresa', en: 'Whole company' },
  state: { es: 'Estado', en: 'State' },
  invited: { es: 'Invitado', en: 'Invited' },
  active: { es: 'Activo', en: 'Active' },
  disabled: { es: 'Sin acceso', en: 'No access' },
  last: { es: 'Última entrada', en: 'Last signed in' },
  never: { es: 'nunca', en: 'never' },
  inviteWhy: {
    es: 'Recibe un enlace por correo que vale 48 horas; elige su contraseña y su segundo factor.',
    en: 'They get a link by email that works for 48 hours and choose a password and a second factor.',
  },
  sent: { es: 'Invitación enviada', en: 'Invitation sent' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  change: { es: 'Cambiar roles', en: 'Change roles' },
  save: { es: 'Guardar', en: 'Save' },
  saved: { es: 'Roles cambiados; sus sesiones terminaron', en: 'Roles changed; their sessions ended' },
  addRole: { es: 'Agregar rol', en: 'Add a role' },
  removeRole: { es: 'Quitar rol', en: 'Remove the role' },
  again: { es: 'Invitar de nuevo', en: 'Invite again' },
  endSessions: { es: 'Cerrar sus sesiones', en: 'End their sessions' },
  ended: { es: 'Sesiones cerradas', en: 'Sessions ended' },
  disable: { es: 'Quitar acceso', en: 'Take access away' },
  disableOf: {
    es: (name: string) => `Quitar acceso a ${name}`,
    en: (name: string) => `Take access away from ${name}`,
  },
  disableWhy: {
    es: (name: string) =>
      `${name} deja de entrar ahora mismo. Lo que hizo sigue en la auditoría; puedes invitar de nuevo cuando quieras.`,
    en: (name: string) =>
      `${name} is out at once. What they did stays in the log; you can invite them again.`,
  },
  gone: { es: 'Acceso quitado', en: 'Access taken away' },
  more: { es: (name: string) => `Acciones para ${name}`, en: (name: string) => `Actions for ${name}` },
  changed: {
    es: 'Alguien cambió a esta persona mientras tanto; mira cómo está ahora.',
    en: 'Somebody changed this person meanwhile; look at it as it is now.',
  },
})
