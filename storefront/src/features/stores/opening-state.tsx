import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useNow } from '../../lib/use-now.ts'
import { PromiseLine } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { clockTime, closuresAhead, type Opening, openingOf } from './opening.ts'
import type { Store } from './store.ts'
import styles from './stores.module.css'

const useOpeningText = () => {
  const t = useText()
  const { language } = useEnv()
  return (opening: Opening) => {
    if (opening.open) return t(messages.openUntil, { time: clockTime(opening.until) })
    const { ahead, day, from, holiday } = opening
    const near = [messages.today, messages.tomorrow][ahead]
    const when = near ? t(near) : t(messages.onDay, { day: formatLongDate(day, language) })
    return t(holiday ? messages.closedHoliday : messages.closedUntil, { day: when, time: clockTime(from) })
  }
}

/** Whether the store is open now, and the holidays of the next two weeks. */
export const OpeningState = ({ store }: { store: Store }) => {
  const t = useText()
  const { language } = useEnv()
  const textOf = useOpeningText()
  const now = useNow()
  if (!now) return <p className={styles.opening} />
  const opening = openingOf(store, now)
  const closed = closuresAhead(store, now)
  return (
    <div className={styles.opening}>
      {opening && <PromiseLine tone={opening.open ? 'go' : 'plain'}>{textOf(opening)}</PromiseLine>}
      {closed.length > 0 && (
        <p className={styles.hours}>
          {t(messages.closedOn, { days: closed.map((day) => formatLongDate(day, language)).join(' · ') })}
        </p>
      )}
    </div>
  )
}
