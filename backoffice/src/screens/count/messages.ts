import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Conteo', en: 'Count' },
  store: { es: 'Tienda', en: 'Store' },
  product: { es: 'Escanear o buscar artículo', en: 'Scan or find goods' },
  amount: {
    es: (name: string) => `Cuánto hay de ${name}`,
    en: (name: string) => `How much there is of ${name}`,
  },
  amountHint: {
    es: 'Lo que ves en el estante ahora. Lo que se venda desde este momento se descuenta solo.',
    en: 'What is on the shelf now. What is sold from this moment on is taken off by itself.',
  },
  notReadable: { es: 'Escribe un número desde 0.', en: 'Type a number from 0.' },
  save: { es: 'Guardar y seguir', en: 'Save and go on' },
  other: { es: 'Otro artículo', en: 'Other goods' },
  done: { es: 'Contado', en: 'Counted' },
  nothing: { es: 'Lo que cuentes aparece aquí.', en: 'What you count appears here.' },
  again: { es: 'Contar de nuevo', en: 'Count again' },
  offline: {
    es: 'Sin señal: sigue contando. Se guarda en este aparato y se envía al volver.',
    en: 'No signal: go on counting. It is kept on this device and sent when it is back.',
  },
  waiting: {
    es: (n: number) => (n === 1 ? 'Después queda 1 por contar' : `Después quedan ${n} por contar`),
    en: (n: number) => (n === 1 ? '1 more to count after this' : `${n} more to count after this`),
  },
})
