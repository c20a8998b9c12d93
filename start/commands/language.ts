/** The language of what a command tells people: Spanish, English with `--en`. */
export type Language = 'es' | 'en'

export const languageOf = (flags: ReadonlySet<string>): Language => (flags.has('--en') ? 'en' : 'es')
