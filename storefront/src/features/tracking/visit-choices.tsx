import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'

/**
 * For the footer of every page: the chat, and the cookie notice again, to change one's mind. Plain HTML: the footer is
 * not hydrated at first, so `LazyVisit` listens to the presses.
 */
export const VisitChoices = ({ className }: { className?: string }) => {
  const t = useText()
  const { chat } = useEnv().settings
  return (
    <>
      {chat && (
        <button type="button" className={className} data-visit="chat">
          {t(messages.chat)}
        </button>
      )}
      <button type="button" className={className} data-visit="cookies">
        {t(messages.change)}
      </button>
    </>
  )
}
