import type { Language } from '../../lib/i18n.ts'

const plain = (value: string) => value.replaceAll('-', ' ')
// A figure and its unit stay on one line.
const unitOf =
  (unit: string) =>
  (value: string): string =>
    `${value}\u00a0${unit}`
const inches = (value: string) => `${value}″`

/** How a value is written, by the attribute that says it; others as they are. */
const writers: Readonly<Record<string, (value: string, language: Language) => string>> = {
  color: plain,
  espesorMm: unitOf('mm'),
  calibre: (value, language) => `${language === 'es' ? 'cal' : 'ga'} ${value}`,
  anchoMm: unitOf('mm'),
  anchoTotalM: unitOf('m'),
  anchoUtilM: unitOf('m'),
  medidaPulg: inches,
  peraltePulg: inches,
}

/** What a coil is made of in words: `color=rojo;calibre=26` is `Rojo · cal 26`. A material that a plant named itself stays as it is. */
export const materialWords = (materialId: string, language: Language): string => {
  const words = materialId
    .split(';')
    .map((part) => {
      const [, name = '', value = part] = /^(\w+)=(.*)$/.exec(part) ?? []
      return writers[name]?.(value, language) ?? value
    })
    .join(' · ')
  return words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
}
