import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const fiscalMessages = defineMessages({
  title: { es: 'Datos de facturación', en: 'Invoice details' },
  hint: {
    es: 'Las personas o empresas a cuyo nombre pides facturas. Al pagar solo eliges una.',
    en: 'The people or companies you request invoices for. At checkout you just choose one.',
  },
  add: { es: 'Agregar datos de facturación', en: 'Add invoice details' },
  edit: { es: 'Editar', en: 'Edit' },
  editWhat: { es: 'Editar {name}', en: 'Edit {name}' },
  remove: { es: 'Eliminar', en: 'Remove' },
  removeWhat: { es: 'Eliminar {name}', en: 'Remove {name}' },
  removeTitle: { es: '¿Eliminar {name}?', en: 'Remove {name}?' },
  prefer: { es: 'Usar siempre', en: 'Always use' },
  preferWhat: { es: 'Usar siempre {name}', en: 'Always use {name}' },
  preferred: { es: 'Habitual', en: 'Usual' },
  preferHere: { es: 'Usar siempre al pagar', en: 'Always use at checkout' },
  newTitle: { es: 'Nuevos datos de facturación', en: 'New invoice details' },
  editTitle: { es: 'Editar datos de facturación', en: 'Edit invoice details' },
  name: { es: 'Nombre para reconocerlos', en: 'Name to recognise them by' },
  nameHint: {
    es: 'Por ejemplo: Yo, Mi empresa, Obra Norte.',
    en: 'For example: Me, My company, North site.',
  },
  nameMissing: { es: 'Escribe un nombre.', en: 'Enter a name.' },
  nameTaken: {
    es: 'Ya tienes otros con ese nombre.',
    en: 'You already have invoice details with that name.',
  },
  nrc: { es: 'NRC {nrc}', en: 'NRC {nrc}' },
  credit: { es: 'Comprobante de crédito fiscal', en: 'Tax credit invoice (crédito fiscal)' },
  full: {
    es: 'Tienes 20, que es el máximo; elimina alguno.',
    en: 'You have 20, the maximum; remove one.',
  },
  save: { es: 'Guardar', en: 'Save' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  close: { es: 'Cerrar', en: 'Close' },
  working: { es: 'Un momento', en: 'One moment' },
  saved: { es: 'Datos de facturación guardados', en: 'Invoice details saved' },
  removed: { es: 'Datos de facturación eliminados', en: 'Invoice details removed' },
})
