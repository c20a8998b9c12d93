import { useEnv } from '../../api/env.tsx'
import type { CutGroup } from '../../api/plant.ts'
import { Badge } from '../../ui/index.ts'
import styles from './cut-plan.module.css'
import { messages } from './messages.ts'
import { leftOf, piecesOf, useCutWords } from './use-cut-words.ts'

const wasteShare = ({ meters, wasteMeters }: CutGroup) =>
  meters + wasteMeters > 0 ? wasteMeters / (meters + wasteMeters) : 0

/** A group in figures: orders, metres, waste, when it is due, how far it has come. */
export const GroupFacts = ({ group, today }: { group: CutGroup; today: string }) => {
  const { t, format } = useEnv()
  const { metres, dueOf } = useCutWords()
  const pieces = piecesOf(group)
  const all = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = leftOf(pieces)
  const due = group.dueDate === undefined ? undefined : dueOf(group.dueDate, today)
  return (
    <span className={styles.facts}>
      {all > 0 && (
        <span>
          {[
            t(messages.orders, group.orders),
            t(messages.pieces, all),
            metres(group.meters),
            t(messages.wasteOf, format.share(wasteShare(group))),
          ].join(' · ')}
        </span>
      )}
      {all > 0 && left === 0 ? (
        <Badge tone="good">{t(messages.done)}</Badge>
      ) : (
        <>
          {due && <Badge tone={due.tone}>{due.text}</Badge>}
          {left < all && <Badge tone="open">{t(messages.of, all - left, all)}</Badge>}
        </>
      )}
    </span>
  )
}
