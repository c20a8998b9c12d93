import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  belowRun: {
    es: 'En {store} hay {there} m y de esta lámina se hacen {run} m o más.',
    en: '{store} has {there} m, and the minimum run of this product is {run} m.',
  },
  title: { es: 'Así sí puedes tenerlo', en: 'How you can still get it' },
  fewer: {
    es: 'Llevar {n, plural, one {la # pieza} other {las # piezas}} de {store}',
    en: 'Take {n, plural, one {the # piece} other {the # pieces}} at {store}',
  },
  at: { es: 'En {store}, el {date}', en: 'At {store}, on {date}' },
  atAnyTime: { es: 'En {store}', en: 'At {store}' },
  take: { es: 'Retirar aquí', en: 'Pick up here' },
  takeNamed: { es: 'Retirar en {store}', en: 'Pick up at {store}' },
  looking: { es: 'Buscando en las otras tiendas…', en: 'Checking the other stores…' },
  nowhere: {
    es: 'Ninguna tienda tiene esta cantidad hoy. Te la conseguimos: escríbenos.',
    en: 'No store has this amount today. We can get it for you: write to us.',
  },
  nowhereAtAll: {
    es: 'Ninguna tienda lo tiene hoy. Te lo conseguimos: escríbenos.',
    en: 'No store has it today. We can get it for you: write to us.',
  },
  whatsapp: { es: 'Pedirlo por WhatsApp', en: 'Ask for it on WhatsApp' },
  whatsappText: {
    es: 'Hola, necesito {goods} y no lo veo en existencia en {store}. ¿Para cuándo y a qué precio?',
    en: 'Hello, I need {goods} and do not see it in stock at {store}. When could I have it, and at what price?',
  },
  call: { es: 'Llamar al {phone}', en: 'Call {phone}' },
})
