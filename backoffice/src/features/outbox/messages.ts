import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  waiting: { es: 'espera señal', en: 'waits for a signal' },
  sending: { es: 'enviando', en: 'sending' },
  unanswered: { es: 'sin respuesta, se repite', en: 'no answer, trying again' },
  retry: { es: 'Intentar ahora', en: 'Try now' },
  sent: { es: 'guardado', en: 'saved' },
  refused: { es: 'no se guardó', en: 'not saved' },
  drop: { es: 'Quitar', en: 'Remove' },
  clear: { es: 'Limpiar guardados', en: 'Clear the saved' },
  refusedHandOvers: {
    es: (n: number) =>
      n === 1 ? 'Una entrega no se guardó: revísala' : `${n} entregas no se guardaron: revísalas`,
    en: (n: number) =>
      n === 1 ? 'One hand-over was not saved: look at it' : `${n} hand-overs were not saved: look at them`,
  },
  refusedCuts: {
    es: (n: number) =>
      n === 1 ? 'Un corte no se guardó: revísalo' : `${n} cortes no se guardaron: revísalos`,
    en: (n: number) =>
      n === 1 ? 'One cut was not saved: look at it' : `${n} cuts were not saved: look at them`,
  },
  refusedCounts: {
    es: (n: number) =>
      n === 1 ? 'Un conteo no se guardó: revísalo' : `${n} conteos no se guardaron: revísalos`,
    en: (n: number) =>
      n === 1 ? 'One count was not saved: look at it' : `${n} counts were not saved: look at them`,
  },
})
