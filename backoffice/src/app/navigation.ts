import type { Message } from '../lib/i18n.ts'
import type { IconName } from '../ui/index.ts'
import { messages } from './messages.ts'

export type Entry = {
  to: string
  title: Message
  icon: IconName
  /** Who has none of these has no entry. */
  scope?: string
  /** Pressed after `g`. */
  key: string
}

export type EntryGroup = { title?: Message; entries: readonly Entry[] }

/** The map of the back office, in the order of a day's work. */
export const navigation: readonly EntryGroup[] = [
  { entries: [{ to: '/', title: messages.today, icon: 'home', key: 'h' }] },
]
