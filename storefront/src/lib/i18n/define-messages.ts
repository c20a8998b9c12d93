import type { LocaleId } from '../../../../facts/locales.ts'

/** A text in both languages, in ICU syntax. `quoted` is the language of the built-in default [S1.001]. */
export type Message = { es: string; en: string; quoted?: 'es' | 'en'; id?: string } & Partial<
  Record<LocaleId, string>
>

/** A piece of a compiled text: words, `#` (the number of a plural), a value's name, or a plural with its cases. */
export type Token =
  | string
  | readonly [string]
  | readonly [string, 'plural', Readonly<Record<string, unknown>>]

declare const isText: unique symbol
/** What the script keeps of a text: its id. The words come as JSON. */
export type Text = string & { readonly [isText]: true }

/**
 * Texts of a component, in the `messages.ts` beside it. The build replaces the call by ids and writes both languages
 * into the catalogues.
 */
export const defineMessages = <const M extends Record<string, Message>>(messages: M) =>
  messages as unknown as { readonly [K in keyof M]: Text }
