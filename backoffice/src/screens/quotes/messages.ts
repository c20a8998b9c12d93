import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Cotizaciones', en: 'Quotes' },
  add: { es: 'Nueva cotización', en: 'New quote' },
  searchHint: { es: 'Número, cliente, correo', en: 'Number, customer, email' },
  no: { es: 'No.', en: 'No.' },
  age: { es: 'Creada', en: 'Created' },
  customer: { es: 'Cliente', en: 'Customer' },
  country: { es: 'País', en: 'Country' },
  lines: { es: 'Líneas', en: 'Lines' },
  requested: { es: 'Lo que pidió, a precio de lista', en: 'What was requested, at list price' },
  asked: { es: 'De lista', en: 'At list' },
  offered: { es: 'Ofrecido', en: 'Offered' },
  margin: { es: 'Margen', en: 'Margin' },
  value: { es: 'Valor desde', en: 'Value from' },
  date: { es: 'Fecha', en: 'Date' },
  state: { es: 'Estado', en: 'State' },
  owner: { es: 'Responsable', en: 'Owner' },
  validUntil: { es: 'Vence', en: 'Valid to' },
  unanswered: { es: 'Sin responder', en: 'Unanswered' },
  yes: { es: 'Sí', en: 'Yes' },
  no_: { es: 'No', en: 'No' },
  all: { es: 'Todas', en: 'All' },
  nobodys: { es: 'Sin responsable', en: 'Unassigned' },
  mine: { es: 'Mías', en: 'Mine' },
  lapsing: { es: 'Vencen en tres días', en: 'Expire in three days' },
  lapsesBy: { es: 'Vence en', en: 'Expires within' },
  days: { es: (n: number) => `${n} días`, en: (n: number) => `${n} days` },
  willGive: {
    es: (n: string, who: string) => `Cotizaciones que pasan a ${who}: ${n}.`,
    en: (n: string, who: string) => `Quotes that go to ${who}: ${n}.`,
  },
  willTake: {
    es: (n: string) => `Cotizaciones que pasan a ser tuyas: ${n}.`,
    en: (n: string) => `Quotes that become yours: ${n}.`,
  },
  willProlong: {
    es: (n: string) => `Cotizaciones que valen 7 días más: ${n}.`,
    en: (n: string) => `Quotes that are valid 7 days longer: ${n}.`,
  },
  taken: {
    es: (n: number) => (n === 1 ? '1 cotización es tuya' : `${n} cotizaciones son tuyas`),
    en: (n: number) => (n === 1 ? '1 quote is yours' : `${n} quotes are yours`),
  },
  untaken: {
    es: (n: number) =>
      n === 1 ? '1 cotización quedó como estaba' : `${n} cotizaciones quedaron como estaban`,
    en: (n: number) => (n === 1 ? '1 quote is as it was' : `${n} quotes are as they were`),
  },
  prolong: { es: 'Prolongar 7 días', en: 'Extend by 7 days' },
  prolonged: {
    es: (n: number) => (n === 1 ? '1 cotización prolongada' : `${n} cotizaciones prolongadas`),
    en: (n: number) => (n === 1 ? '1 quote extended' : `${n} quotes extended`),
  },
  refused: {
    es: (which: string) => `No se pudo con ${which}: ábrelas una por una.`,
    en: (which: string) => `It did not work for ${which}: open them one by one.`,
  },
  followUp: { es: 'Recordar', en: 'Remind' },
  reminded: { es: 'Recordado', en: 'Reminded' },
  followUpOf: { es: (no: string) => `Recordar ${no}`, en: (no: string) => `Remind of ${no}` },
  followUpText: {
    es: (no: string, day: string) =>
      `Su cotización ${no} vale hasta el ${day}. ¿Tiene alguna pregunta o quiere que cambiemos algo? Responda aquí y le ayudamos.`,
    en: (no: string, day: string) =>
      `Your quote ${no} is valid until ${day}. Do you have a question, or should we change something? Answer here and we help.`,
  },
  followedUp: {
    es: (name: string) => `Recordatorio enviado a ${name}`,
    en: (name: string) => `Reminder sent to ${name}`,
  },
  open: { es: 'Abrir cotización', en: 'Open quote' },
  message: { es: 'Pide', en: 'Asks' },
  deliverTo: { es: 'Entregar en', en: 'Deliver to' },
  empty: { es: 'Aún no hay cotizaciones', en: 'There are no quotes yet' },
  emptyWhy: {
    es: 'Aparecen aquí cuando un cliente pide precio por su carrito.',
    en: 'They appear here when a customer asks a price for a cart.',
  },
})
