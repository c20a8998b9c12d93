import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  close: { es: 'Cerrar', en: 'Close' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  stop: { es: 'Detener', en: 'Stop' },
  stopping: { es: 'Deteniendo…', en: 'Stopping…' },
  undo: { es: 'Deshacer', en: 'Undo' },
  file: { es: 'Descargar la lista', en: 'Download the list' },
  progress: {
    es: (done: string, total: string) => `${done} de ${total}`,
    en: (done: string, total: string) => `${done} of ${total}`,
  },
  nothing: { es: 'No hay nada que cambiar.', en: 'There is nothing to change.' },
  left: {
    es: (n: string) => `Se quedan como están, porque ya es así o no aplica: ${n}.`,
    en: (n: string) => `Left as they are, being so already or not of the kind: ${n}.`,
  },
  stays: {
    es: 'Deja abierta esta ventana hasta que termine.',
    en: 'Leave this window open until it is done.',
  },
  goesOn: {
    es: 'Sigue aunque cierres esta ventana; arriba, en los trabajos, ves cómo va.',
    en: 'It goes on if you close this window; the jobs, above, tell how far it is.',
  },
  otherNow: {
    es: (n: string) => `Mientras tanto son ${n} los que coinciden.`,
    en: (n: string) => `Meanwhile ${n} match.`,
  },
  stopped: { es: 'Se detuvo antes del final.', en: 'It was stopped before its end.' },
  failed: { es: 'No llegó al final.', en: 'It did not come to its end.' },
  changed: { es: 'Cambiaron', en: 'Changed' },
  unchanged: { es: 'Ya estaban así', en: 'Were so already' },
  overtaken: {
    es: 'Alguien los cambió entre tanto: quedaron como esa persona los dejó',
    en: 'Somebody changed them meanwhile: left as they made them',
  },
  refused: { es: 'No se pudo', en: 'Not possible' },
  which: { es: 'Cuál', en: 'Which' },
  why: { es: 'Por qué', en: 'Why' },
  overtakenOne: { es: 'Alguien lo cambió entre tanto', en: 'Somebody changed it meanwhile' },
  exceptions: { es: 'Lo que no cambió', en: 'What was not changed' },
  moreInFile: { es: 'Los demás están en la lista.', en: 'The others are in the list.' },
})
