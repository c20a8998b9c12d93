import { defineScreen } from '../../api/screen.ts'
import { messages } from './messages.ts'
import { Newsletter } from './newsletter.tsx'
import { purposeOf } from './purpose-of.ts'

export const screen = defineScreen({
  Screen: Newsletter,
  head: ({ search }, { t }) => ({ title: t(purposeOf(search)?.texts.title ?? messages.title) }),
})
