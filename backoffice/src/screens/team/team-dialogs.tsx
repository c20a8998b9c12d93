import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { type User, users } from '../../api/users.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, Notice, showToast, Skeleton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type Assignment, RoleFields } from './role-fields.tsx'
import styles from './team.module.css'

const useRoles = () => {
  const { call } = useEnv()
  return useQuery({
    queryKey: [users.getRoles],
    queryFn: () => call(users.getRoles),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data
}

type PersonFormProps = {
  /** Somebody known, as they were read; undefined: somebody is invited. */
  known?: Tagged<User>
  /** Somebody else has changed them since they were first read here. */
  isChanged?: boolean
  onConflict?(): void
  onClose(): void
}

const PersonForm = ({ known, isChanged, onConflict, onClose }: PersonFormProps) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const given = useRoles() ?? []
  const [email, setEmail] = useState('')
  const user = known?.data
  const [roles, setRoles] = useState<readonly Assignment[]>(user?.roles ?? [])
  const chosen = roles.length > 0 ? roles : given[0] ? [{ role: given[0].role, storeId: '' }] : []
  const save = useMutation({
    mutationFn: async (): Promise<unknown> =>
      user
        ? call(users.updateUser, {
            params: { userId: user.userId },
            body: { roles: [...chosen] },
            ifMatch: known?.etag,
          })
        : call(users.inviteUser, { body: { email, roles: [...chosen] } }),
    onSuccess: () => {
      showToast(t(user ? messages.saved : messages.sent))
      onClose()
    },
    onError: (error) => isProblem(error, 412) && onConflict?.(),
    onSettled: () => queries.invalidateQueries({ queryKey: [users.getUsers] }),
  })
  const title = user ? `${t(messages.change)} · ${user.name ?? user.email}` : t(messages.invite)
  return (
    <Dialog title={title} closeLabel={t(messages.cancel)} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        {isChanged && <Notice tone="warn">{t(messages.changed)}</Notice>}
        {!user && (
          <>
            <p className={styles.soft}>{t(messages.inviteWhy)}</p>
            <TextField
              label={t(messages.email)}
              type="email"
              required
              autoFocus
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </>
        )}
        <RoleFields given={given} value={chosen} onChange={setRoles} />
        {save.error && <ProblemNotice error={save.error} />}
        <div className={styles.foot}>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button kind="main" type="submit" isBusy={save.isPending}>
            {t(user ? messages.save : messages.invite)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const InviteDialog = ({ onClose }: { onClose(): void }) => <PersonForm onClose={onClose} />

/** Gives somebody other roles; who was overtaken by somebody else sees the roles as those left them. */
export const RolesDialog = ({ user, onClose }: { user: User; onClose(): void }) => {
  const { call, t } = useEnv()
  const [isChanged, setChanged] = useState(false)
  const known = useQuery({
    queryKey: [users.getUser, user.userId],
    queryFn: () => call.tagged(users.getUser, { params: { userId: user.userId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const onConflict = () => {
    setChanged(true)
    void known.refetch()
  }
  if (known.data)
    return (
      <PersonForm
        key={known.data.etag}
        known={known.data}
        isChanged={isChanged}
        onConflict={onConflict}
        onClose={onClose}
      />
    )
  return (
    <Dialog title={t(messages.change)} closeLabel={t(messages.cancel)} onClose={onClose}>
      {known.error ? (
        <ProblemNotice error={known.error} onRetry={() => void known.refetch()} />
      ) : (
        <Skeleton />
      )}
    </Dialog>
  )
}

/** Says what taking access away does, and asks once. */
export const DisableDialog = ({ user, onClose }: { user: User; onClose(): void }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const disable = useMutation({
    mutationFn: () => call(users.disableUser, { params: { userId: user.userId } }),
    onSuccess: () => {
      showToast(t(messages.gone))
      void queries.invalidateQueries({ queryKey: [users.getUsers] })
      onClose()
    },
  })
  return (
    <Dialog
      title={t(messages.disable)}
      closeLabel={t(messages.cancel)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button kind="stop" isBusy={disable.isPending} onClick={() => disable.mutate()}>
            {t(messages.disable)}
          </Button>
        </>
      }
    >
      <p>{t(messages.disableWhy, user.name ?? user.email)}</p>
      {disable.error && <ProblemNotice error={disable.error} />}
    </Dialog>
  )
}
