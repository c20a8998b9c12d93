import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Button, Menu, MenuItem } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './owner.module.css'
import { useColleagues, type Work } from './use-colleagues.ts'

type OwnerFieldProps = {
  owner: { id: string; name: string } | undefined
  /** What it is, and where it has to be done. */
  work: Work
  country: string
  /** Absent for who may only look. */
  onAssign?: ((staffId: string | null) => void) | undefined
}

/** Whose it is; taken and let go in one press, given to a colleague. */
export const OwnerField = ({ owner, work, country, onAssign }: OwnerFieldProps) => {
  const { t } = useEnv()
  const { person } = useSession()
  const isMine = owner?.id === person.userId
  const others = useColleagues(onAssign && work).filter(({ id, isIn }) => id !== owner?.id && isIn(country))
  return (
    <span className={styles.owner}>
      <span>{owner ? (isMine ? t(messages.me) : owner.name) : t(messages.nobody)}</span>
      {onAssign && (
        <Button kind="quiet" onClick={() => onAssign(isMine ? null : person.userId)}>
          {t(isMine ? messages.release : messages.take)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu label={t(messages.giveTo)} kind="quiet">
          {others.map(({ id, name }) => (
            <MenuItem key={id} onClick={() => onAssign?.(id)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  )
}
