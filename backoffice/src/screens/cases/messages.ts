import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Casos', en: 'Cases' },
  searchHint: { es: 'Número, nombre, correo', en: 'Number, name, email' },
  no: { es: 'No.', en: 'No.' },
  age: { es: 'Creado', en: 'Created' },
  subject: { es: 'Asunto', en: 'Subject' },
  customer: { es: 'Cliente', en: 'Customer' },
  order: { es: 'Pedido', en: 'Order' },
  country: { es: 'País', en: 'Country' },
  files: { es: 'Archivos', en: 'Files' },
  owner: { es: 'Responsable', en: 'Owner' },
  status: { es: 'Estado', en: 'State' },
  all: { es: 'Todos', en: 'All' },
  open: { es: 'Abiertos', en: 'Open' },
  mine: { es: 'Míos', en: 'Mine' },
  willTake: {
    es: (n: string) => `Casos que pasan a ser tuyos: ${n}.`,
    en: (n: string) => `Cases that become yours: ${n}.`,
  },
  taken: {
    es: (n: number) => (n === 1 ? '1 caso es tuyo' : `${n} casos son tuyos`),
    en: (n: number) => (n === 1 ? '1 case is yours' : `${n} cases are yours`),
  },
  refused: {
    es: (which: string) => `No se pudo con ${which}: ábrelos uno por uno.`,
    en: (which: string) => `It did not work for ${which}: open them one by one.`,
  },
  untaken: {
    es: (n: number) => (n === 1 ? '1 caso quedó como estaba' : `${n} casos quedaron como estaban`),
    en: (n: number) => (n === 1 ? '1 case is as it was' : `${n} cases are as they were`),
  },
  willGive: {
    es: (n: string, who: string) => `Casos que pasan a ${who}: ${n}.`,
    en: (n: string, who: string) => `Cases that go to ${who}: ${n}.`,
  },
  reopen: { es: 'Reabrir', en: 'Open again' },
  willReopen: {
    es: (n: string) => `Casos que se vuelven a abrir sin escribir a nadie: ${n}.`,
    en: (n: string) => `Cases that are opened again without a word to anybody: ${n}.`,
  },
  nobodys: { es: 'Sin responsable', en: 'Unassigned' },
  email: { es: 'Correo', en: 'Email' },
  openCase: { es: 'Abrir el caso', en: 'Open the case' },
  close: { es: 'Cerrar', en: 'Close them' },
  willClose: {
    es: (n: string) => `Casos que se cierran sin escribir a nadie: ${n}.`,
    en: (n: string) => `Cases that are closed without a word to anybody: ${n}.`,
  },
  reason: { es: 'Motivo, para la auditoría', en: 'Reason, for the log' },
  date: { es: 'Fecha', en: 'Date' },
  empty: { es: 'Aún no hay casos', en: 'There are no cases yet' },
  emptyWhy: {
    es: 'Aparecen aquí cuando alguien escribe por «Servicio al cliente».',
    en: 'They appear here when somebody writes by “Customer service”.',
  },
})
