import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Búsqueda', en: 'Search' },
  misses: { es: 'Buscan y no encuentran', en: 'Searched in vain' },
  noMisses: { es: 'Todo lo que se busca se encuentra.', en: 'All that is searched is found.' },
  times: {
    es: (n: number) => (n === 1 ? 'una vez' : `${n} veces`),
    en: (n: number) => (n === 1 ? 'once' : `${n} times`),
  },
  sameAs: { es: 'es lo mismo que', en: 'means the same as' },
  noneNear: { es: 'Ninguna palabra del catálogo se le parece.', en: 'No word of the catalogue is near.' },
  other: { es: 'otra palabra', en: 'another word' },
  otherWord: {
    es: (words: string) => `${words} es lo mismo que otra palabra`,
    en: (words: string) => `${words} means the same as another word`,
  },
  pair: {
    es: (word: string, instead: string) => `${word} es lo mismo que ${instead}`,
    en: (word: string, instead: string) => `${word} means the same as ${instead}`,
  },
  pairAdded: {
    es: (word: string, instead: string) => `«${word}» busca también «${instead}»`,
    en: (word: string, instead: string) => `“${word}” searches “${instead}” too`,
  },
  pairUndone: { es: 'El sinónimo se quitó', en: 'The synonym was removed' },
  undo: { es: 'Deshacer', en: 'Undo' },
  nowFinds: { es: (n: string) => `Ahora encuentra ${n}`, en: (n: string) => `Now finds ${n}` },
  same: { es: 'Significan lo mismo', en: 'Mean the same' },
  sameWhy: {
    es: 'Quien busca una de estas palabras encuentra lo de todas. Sepáralas con coma.',
    en: 'Whoever searches one of these words finds what all of them find. Separate by commas.',
  },
  also: { es: 'También busca', en: 'Also searches' },
  alsoWhy: {
    es: 'Al buscar la primera se busca también lo demás, y no al revés.',
    en: 'Searching the first one searches the others too, not the other way round.',
  },
  words: { es: 'Palabras', en: 'Words' },
  from: { es: 'Al buscar', en: 'When searching' },
  to: { es: 'busca también', en: 'search too' },
  language: { es: 'Idioma', en: 'Language' },
  spanish: { es: 'Español', en: 'Spanish' },
  english: { es: 'Inglés', en: 'English' },
  countries: { es: 'Países (vacío: todos)', en: 'Countries (none: all)' },
  add: { es: 'Añadir', en: 'Add' },
  remove: { es: (n: number) => `Quitar la línea ${n}`, en: (n: number) => `Remove line ${n}` },
})
