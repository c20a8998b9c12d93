import { defineMessages } from '../../lib/i18n/define-messages.ts'

export const messages = defineMessages({
  title: { es: 'Atajos de teclado', en: 'Keyboard shortcuts' },
  close: { es: 'Cerrar', en: 'Close' },
  search: { es: 'Ir al buscador', en: 'Go to the search box' },
  move: { es: 'Recorrer las sugerencias', en: 'Move through the suggestions' },
  choose: { es: 'Abrir lo elegido', en: 'Open what is chosen' },
  leave: { es: 'Cerrar lo que está abierto y volver', en: 'Close what is open and go back' },
  pictures: { es: 'Cambiar de foto del producto', en: 'Change the product’s picture' },
  zoom: { es: 'Acercar o alejar la foto ampliada', en: 'Zoom the enlarged picture in or out' },
  length: {
    es: 'Alargar o acortar la pieza en la regla',
    en: 'Make the piece longer or shorter on the ruler',
  },
  help: { es: 'Mostrar esta ayuda', en: 'Show this help' },
  singleKeys: {
    es: 'Usar / y ? como atajos',
    en: 'Use / and ? as shortcuts',
  },
  singleKeysHint: {
    es: 'Apágalo si dictas con la voz o se te escapan teclas.',
    en: 'Switch it off if you dictate, or press keys by mistake.',
  },
  enter: { es: 'Intro', en: 'Enter' },
})
