import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Clientes', en: 'Customers' },
  searchHint: { es: 'Nombre, empresa, correo, número', en: 'Name, company, email, number' },
  name: { es: 'Nombre', en: 'Name' },
  company: { es: 'Empresa', en: 'Company' },
  no: { es: 'No.', en: 'No.' },
  email: { es: 'Correo', en: 'Email' },
  country: { es: 'País', en: 'Country' },
  orders: { es: 'Pedidos', en: 'Orders' },
  since: { es: 'Desde', en: 'Since' },
  last: { es: 'Última vez', en: 'Last seen' },
  all: { es: 'Todos', en: 'All' },
  newest: { es: 'Nuevos', en: 'Newest' },
  empty: { es: 'Aún no hay clientes', en: 'There are no customers yet' },
})
