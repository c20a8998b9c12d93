import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Primeros pasos', en: 'First steps' },
  progress: {
    es: (done: number, all: number) =>
      `${done} de ${all} pasos listos. Al terminar, tu primer producto se puede comprar.`,
    en: (done: number, all: number) =>
      `${done} of ${all} steps done. At the end your first product can be bought.`,
  },
  begin: { es: 'Empezar', en: 'Begin' },
  goOn: { es: 'Seguir', en: 'Go on' },
})
