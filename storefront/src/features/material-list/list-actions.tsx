import type { ReactNode } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Button } from '../../ui/index.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'

type ListActionsProps = {
  label: ReactNode
  pending: boolean
  disabled: boolean
  onAdd: () => void
  /** What else can be done with the list. */
  children: ReactNode
}

/** What a tool ends in: everything into the cart in one press, and what else can be done; a guest's way to the total. */
export const ListActions = ({ label, pending, disabled, onAdd, children }: ListActionsProps) => {
  const t = useText()
  const guest = useShopper().kind === 'guest'
  return (
    <>
      <div className={styles.actions}>
        <Button size="large" icon="cart" pending={pending} disabled={disabled} onClick={onAdd}>
          {label}
        </Button>
        {children}
      </div>
      {guest && (
        <p className={styles.signIn}>
          <Link to="/login">{t(messages.signIn)}</Link>
        </p>
      )}
    </>
  )
}
