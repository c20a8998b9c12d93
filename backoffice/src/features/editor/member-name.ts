import type { Message, Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

const languages = { default: messages.spanish, es: messages.spanish, en: messages.english }

/** What a member is called where two people changed it: by the title of its root, a text with its language; its way where it has none. */
export const memberName = (t: Translate, titles: Readonly<Record<string, Message>>, path: string): string => {
  const [root = '', tongue] = path.split('.')
  const title = titles[root]
  if (!title) return path
  const language = languages[tongue as keyof typeof languages]
  return language ? `${t(title)} (${t(language)})` : t(title)
}
