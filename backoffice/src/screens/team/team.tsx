import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type User, users } from '../../api/users.ts'
import { Page } from '../../features/page/index.ts'
import { assignmentName } from '../../features/people/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import {
  Badge,
  Button,
  IconButton,
  Menu,
  MenuItem,
  Section,
  showToast,
  Skeleton,
  Table,
  type TableColumn,
} from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './team.module.css'
import { DisableDialog, InviteDialog, RolesDialog } from './team-dialogs.tsx'

const tones = { invited: 'warn', active: 'good', disabled: 'none' } as const

type Asked = { kind: 'invite' } | { kind: 'roles' | 'disable'; user: User }

const PersonActions = ({ user, ask }: { user: User; ask(asked: Asked): void }) => {
  const { call, t } = useEnv()
  const params = { userId: user.userId }
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const again = useMutation({
    mutationFn: () => call(users.reinviteUser, { params }),
    onSuccess: () => showToast(t(messages.sent)),
    onError,
  })
  const end = useMutation({
    mutationFn: () => call(users.endUserSessions, { params }),
    onSuccess: () => showToast(t(messages.ended)),
    onError,
  })
  return (
    <span className={styles.actions}>
      {user.state !== 'disabled' && (
        <IconButton
          icon="lock"
          label={t(messages.disableOf, user.name ?? user.email)}
          onClick={() => ask({ kind: 'disable', user })}
        />
      )}
      <Menu label={t(messages.more, user.name ?? user.email)} icon="more" isIconOnly>
        <MenuItem onClick={() => ask({ kind: 'roles', user })}>{t(messages.change)}</MenuItem>
        <MenuItem onClick={() => again.mutate()}>{t(messages.again)}</MenuItem>
        <MenuItem onClick={() => end.mutate()}>{t(messages.endSessions)}</MenuItem>
      </Menu>
    </span>
  )
}

/** Who works here, and what each may do where. */
export const TeamScreen = () => {
  const { call, t, format } = useEnv()
  const { can, person, storeName } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const found = useQuery({ queryKey: [users.getUsers], queryFn: () => call(users.getUsers) })
  const mayWrite = can('sfcc.users.rw')
  const close = () => setAsked(undefined)
  const columns: readonly TableColumn<User>[] = [
    {
      title: t(messages.name),
      cell: ({ name, email }) => (
        <>
          <strong>{name ?? email}</strong>
          <small>{email}</small>
        </>
      ),
    },
    {
      title: t(messages.roles),
      cell: ({ roles }) => roles.map((one) => assignmentName(t, storeName, one)).join(', '),
    },
    {
      title: t(messages.state),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(messages[state])}</Badge>,
    },
    {
      title: t(messages.last),
      cell: ({ lastLoginAt }) => (lastLoginAt ? format.age(lastLoginAt, new Date()) : t(messages.never)),
      isOneLine: true,
      isSoft: true,
    },
    {
      title: t(messages.change),
      cell: (user) =>
        mayWrite && user.userId !== person.userId && <PersonActions user={user} ask={setAsked} />,
      isActions: true,
    },
  ]
  return (
    <Page
      title={t(messages.title)}
      actions={
        mayWrite && (
          <Button kind="main" icon="plus" onClick={() => setAsked({ kind: 'invite' })}>
            {t(messages.invite)}
          </Button>
        )
      }
    >
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={8} />}
      {found.data && (
        <Section title={`${t(messages.title)} (${found.data.data.length})`} isBare>
          <Table columns={columns} rows={found.data.data} keyOf={({ userId }) => userId} />
        </Section>
      )}
      {asked?.kind === 'invite' && <InviteDialog onClose={close} />}
      {asked?.kind === 'roles' && <RolesDialog user={asked.user} onClose={close} />}
      {asked?.kind === 'disable' && <DisableDialog user={asked.user} onClose={close} />}
    </Page>
  )
}
