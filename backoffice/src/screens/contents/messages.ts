import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Contenido', en: 'Content' },
  name: { es: 'Contenido', en: 'Content' },
  blocks: { es: 'Bloques', en: 'Blocks' },
  online: { es: 'En la tienda', en: 'In the shop' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  shown: { es: 'Se ve', en: 'Shown' },
  hidden: { es: 'No se ve', en: 'Not shown' },
  folder: { es: 'Carpeta', en: 'Folder' },
  all: { es: 'Todo', en: 'All' },
  searchHint: { es: 'Nombre, código o texto', en: 'Name, code or text' },
  empty: { es: 'No hay contenido', en: 'There is no content' },
})
