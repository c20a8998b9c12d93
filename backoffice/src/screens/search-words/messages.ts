import { defineMessages } from '../../lib/i18n.ts'

export const messages = defineMessages({
  title: { es: 'Búsqueda', en: 'Search' },
  same: { es: 'Significan lo mismo', en: 'Mean the same' },
  sameWhy: {
    es: 'Quien busca una de estas palabras encuentra lo de todas. Separe con coma.',
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
