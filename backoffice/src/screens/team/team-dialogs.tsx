import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type User, users } from '../../api/users.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, showToast, TextField } from '../../ui/index.ts'
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

/** Invites somebody, or gives somebody known other roles. */
export const PersonDialog = ({ user, onClose }: { user: User | undefined; onClose(): void }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const given = useRoles() ?? []
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly Assignment[]>(user?.roles ?? [])
  const chosen = roles.length > 0 ? roles : given[0] ? [{ role: given[0].role, storeId: '' }] : []
  const save = useMutation({
    mutationFn: async () => {
      if (!user) return call(users.inviteUser, { body: { email, roles: [...chosen] } })
      const params = { userId: user.userId }
      const { etag } = await call.tagged(users.getUser, { params })
      return call(users.updateUser, { params, body: { roles: [...chosen] }, ifMatch: etag })
    },
    onSuccess: () => {
      showToast(t(user ? messages.saved : messages.sent))
      void queries.invalidateQueries({ queryKey: [users.getUsers] })
      onClose()
    },
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
