import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { users } from '../../api/users.ts'
import { Button, Menu, MenuItem } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './owner.module.css'

type OwnerFieldProps = {
  owner: { id: string; name: string } | undefined
  /** Absent for who may only look. */
  onAssign?: ((staffId: string | null) => void) | undefined
}

/** Whose it is; taken and let go in one press, given to a colleague by who sees the team. */
export const OwnerField = ({ owner, onAssign }: OwnerFieldProps) => {
  const { call, t } = useEnv()
  const { person, can } = useSession()
  const seesTeam = onAssign !== undefined && can('sfcc.users')
  const team = useQuery({
    queryKey: [users.getUsers],
    queryFn: () => call(users.getUsers),
    enabled: seesTeam,
    staleTime: 300_000,
  })
  const isMine = owner?.id === person.userId
  const others = (team.data?.data ?? []).filter(
    ({ userId, state }) => state === 'active' && userId !== owner?.id && userId !== person.userId,
  )
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
          {others.map(({ userId, name, email }) => (
            <MenuItem key={userId} onClick={() => onAssign?.(userId)}>
              {name ?? email}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  )
}
