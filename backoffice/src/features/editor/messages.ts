import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  spanish: { es: 'español', en: 'Spanish' },
  english: { es: 'inglés', en: 'English' },
  unsaved: {
    es: (n: number) => (n === 1 ? '1 cambio sin guardar' : `${n} cambios sin guardar`),
    en: (n: number) => (n === 1 ? '1 unsaved change' : `${n} unsaved changes`),
  },
  save: { es: 'Guardar', en: 'Save' },
  discard: { es: 'Descartar', en: 'Discard' },
  saved: { es: 'Guardado; la tienda ya lo muestra', en: 'Saved; the shop shows it' },
  merged: {
    es: 'Alguien guardó mientras tanto: los cambios de ambos están juntos.',
    en: 'Somebody saved meanwhile: both your changes are merged.',
  },
  restored: {
    es: 'Aquí está lo que dejaste sin guardar.',
    en: 'Here is what you left unsaved.',
  },
  undo: { es: 'Deshacer', en: 'Undo' },
  leave: {
    es: 'Hay cambios sin guardar; este navegador los recuerda. ¿Salir de todos modos?',
    en: 'There are unsaved changes; this browser remembers them. Leave anyway?',
  },
  readOnly: {
    es: 'Tu rol puede ver esto, no cambiarlo.',
    en: 'Your role can see this, not change it.',
  },
  bold: { es: 'Lo que va entre *asteriscos* sale en negrita', en: 'Text between *asterisks* is bold' },
  asHtml: {
    es: 'Tiene formato propio: se edita con sus etiquetas',
    en: 'It has tags of its own: edit it with them',
  },
  missing: { es: 'Falta', en: 'Missing' },
  choose: { es: 'Elegir…', en: 'Choose…' },
  takeOff: { es: (what: string) => `Quitar ${what}`, en: (what: string) => `Take off ${what}` },
})
