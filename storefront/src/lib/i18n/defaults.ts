import type { Catalogue } from './i18n.ts'

/** The quoted texts, for what a catalogue lacks: here from the start on the server, in the browser when needed. */
export const defaults: Catalogue = {}
export const setDefaults = (texts: Catalogue) => Object.assign(defaults, texts)
