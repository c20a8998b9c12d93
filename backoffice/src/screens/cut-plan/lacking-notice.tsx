import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { CutGroup } from '../../api/plant.ts'
import { Notice } from '../../ui/index.ts'
import styles from './cut-plan.module.css'
import { messages } from './messages.ts'
import { useCutWords } from './use-cut-words.ts'

type Props = { group: CutGroup; storeId: string; mayCut: boolean }

/** What there is no material for, and the way to put some in. */
export const LackingNotice = ({ group: { lacking }, storeId, mayCut }: Props) => {
  const { t } = useEnv()
  const { metres } = useCutWords()
  const [first] = lacking
  if (!first) return null
  const words = lacking.map(
    ({ quantity, lengthMeters, orderNo }) => `${quantity} × ${metres(lengthMeters)} (${orderNo})`,
  )
  return (
    <Notice tone="warn">
      <span>{t(messages.lacking, words.join(', '))}</span>
      {mayCut && (
        <Link to="/coils" search={{ store: storeId, add: first.productId }} className={styles.inline}>
          {t(messages.addCoil)}
        </Link>
      )}
    </Notice>
  )
}
