import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  add: { es: 'Agregar dirección', en: 'Add address' },
  edit: { es: 'Editar', en: 'Edit' },
  editWhat: { es: 'Editar {name}', en: 'Edit {name}' },
  remove: { es: 'Eliminar', en: 'Remove' },
  removeWhat: { es: 'Eliminar {name}', en: 'Remove {name}' },
  prefer: { es: 'Usar como preferida', en: 'Make it preferred' },
  preferWhat: { es: 'Usar {name} como preferida', en: 'Make {name} preferred' },
  preferred: { es: 'Preferida', en: 'Preferred' },
  none: { es: 'Todavía no tienes direcciones', en: 'No addresses yet' },
  noneText: {
    es: 'Guarda la de tu casa o tu obra y la tendrás lista al comprar.',
    en: 'Save your home or site address and it is ready when you buy.',
  },
  newTitle: { es: 'Nueva dirección', en: 'New address' },
  editTitle: { es: 'Editar dirección', en: 'Edit address' },
  name: { es: 'Nombre de la dirección', en: 'Name of the address' },
  nameHint: { es: 'Para reconocerla: Casa, Obra, Bodega.', en: 'To recognise it: Home, Site, Warehouse.' },
  nameMissing: { es: 'Ponle un nombre a la dirección.', en: 'Give the address a name.' },
  nameTaken: {
    es: 'Ya tienes una dirección con ese nombre.',
    en: 'You already have an address with that name.',
  },
  tooMany: {
    es: 'Ya tienes 50 direcciones; elimina alguna.',
    en: 'You already have 50 addresses; remove one.',
  },
  save: { es: 'Guardar dirección', en: 'Save address' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  close: { es: 'Cerrar', en: 'Close' },
  working: { es: 'Un momento', en: 'One moment' },
  saved: { es: 'Dirección guardada', en: 'Address saved' },
  removed: { es: 'Dirección eliminada', en: 'Address removed' },
  removeTitle: { es: '¿Eliminar {name}?', en: 'Remove {name}?' },
})
