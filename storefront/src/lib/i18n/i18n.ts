import { type I18n, setupI18n } from '@lingui/core'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { Text, Token } from './define-messages.ts'

/** Compiled texts by id: what `/static/messages/es.json` holds. */
export type Catalogue = Record<string, readonly Token[]>
export type Values = Record<string, string | number>
/** `t(messages.title, { n: 2 })` */
export type Translate = (text: Text, values?: Values) => string

/** The texts of one locale. A missing id renders its default text and warns once [S8.041]. */
export const createTranslate = (locale: LocaleId, catalogue: Catalogue): Translate => {
  const i18n: I18n = setupI18n({ locale, messages: { [locale]: catalogue as never } })
  const warned = new Set<string>()
  i18n.on('missing', ({ id }) => {
    if (warned.has(id)) return
    warned.add(id)
    console.warn(`Missing translation '${id}' in ${locale}`)
  })
  // The library types the default as text; compiled tokens are what it wants where no compiler is shipped.
  return (text, values) => i18n._(text.id, values, { message: text.message as unknown as string })
}
