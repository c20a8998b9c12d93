import type { LocaleId } from '../../../../facts/locales.ts'

/** A text in both languages, in ICU syntax. `quoted` is the language of the built-in default [S1.001]. */
export type Message = { es: string; en: string; quoted?: 'es' | 'en'; id?: string } & Partial<
  Record<LocaleId, string>
>

export type Token = string | readonly [string, string?, unknown?]
/** What the script keeps of a message: its id and the compiled default text. */
export type Text = { readonly id: string; readonly message: readonly Token[] }

/**
 * Texts of a component, in the `messages.ts` beside it. The build replaces the call by ids and default texts and
 * writes both languages into the catalogues.
 */
export const defineMessages = <const M extends Record<string, Message>>(messages: M) =>
  messages as unknown as { readonly [K in keyof M]: Text }
