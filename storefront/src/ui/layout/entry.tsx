import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import type { IconName } from '../icon/icon-names.ts'
import styles from './entry.module.css'
import { Row } from './layout.tsx'

type EntryAction = {
  icon: IconName
  label: string
  /** The label with what it is about, for who does not see where it stands. */
  what: string
  onPress: () => void
  pending?: boolean
}
type EntryProps = {
  title: string
  headingLevel?: 2 | 3
  badge?: ReactNode
  actions?: readonly EntryAction[]
  pendingLabel?: string
  /** Lines of text. */
  children: ReactNode
}

/** One of several things of the same kind that the shopper keeps, and what can be done with it; stands in a list. */
export const Entry = ({
  title,
  headingLevel = 2,
  badge,
  actions = [],
  pendingLabel,
  children,
}: EntryProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.entry}>
      <Row gap={2}>
        <Heading>{title}</Heading>
        {badge}
      </Row>
      {children}
      {actions.length > 0 && (
        <Row gap={1} className={styles.actions}>
          {actions.map(({ icon, label, what, onPress, pending }) => (
            <Button
              key={icon}
              variant="quiet"
              size="small"
              icon={icon}
              aria-label={what}
              pending={pending}
              pendingLabel={pendingLabel}
              onClick={onPress}
            >
              {label}
            </Button>
          ))}
        </Row>
      )}
    </div>
  )
}
