import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Los dos cambiaron esto', en: 'You both changed this' },
  why: {
    es: 'Alguien guardó mientras editabas. Lo que no choca ya está junto; de lo demás elige qué queda.',
    en: 'Somebody saved while you were editing. What does not clash is merged; choose what to keep of the rest.',
  },
  both: {
    es: (n: number) => (n === 1 ? 'Lo demás (1) es igual.' : `Lo demás (${n}) es igual.`),
    en: (n: number) => `The rest (${n}) is the same.`,
  },
  mine: { es: 'Lo mío', en: 'Mine' },
  theirs: { es: 'Lo guardado', en: 'What was saved' },
  empty: { es: '(vacío)', en: '(empty)' },
  yes: { es: 'Sí', en: 'Yes' },
  no: { es: 'No', en: 'No' },
  save: { es: 'Guardar así', en: 'Save it so' },
  cancel: { es: 'Seguir editando', en: 'Go on editing' },
})
