import { defineMessages } from '../../lib/i18n.ts'

export const roleMessages = defineMessages({
  clerk: { es: 'Mostrador', en: 'Counter clerk' },
  foreman: { es: 'Jefe de planta', en: 'Foreman' },
  desk: { es: 'Cotizaciones', en: 'Sales desk' },
  support: { es: 'Atención', en: 'Support' },
  editor: { es: 'Catálogo', en: 'Editor' },
  marketing: { es: 'Mercadeo', en: 'Marketing' },
  finance: { es: 'Finanzas', en: 'Finance' },
  manager: { es: 'Gerencia', en: 'Manager' },
  owner: { es: 'Dueño', en: 'Owner' },
  auditor: { es: 'Auditoría', en: 'Auditor' },
  language: { es: 'Idioma', en: 'Language' },
  everywhere: { es: 'toda la empresa', en: 'whole company' },
})
