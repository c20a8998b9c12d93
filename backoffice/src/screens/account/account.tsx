import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { passkeys, signIn } from '../../api/staff.ts'
import { Page } from '../../features/page/index.ts'
import { assignmentName, LanguageSwitch } from '../../features/people/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { addPasskey, knowsPasskeys, RecoveryCodes } from '../../features/sign-in/index.ts'
import { chosenTheme, chooseTheme, type Theme, themes } from '../../lib/theme.ts'
import {
  Badge,
  Button,
  KeyValues,
  Notice,
  Section,
  SelectField,
  showToast,
  Skeleton,
} from '../../ui/index.ts'
import styles from './account.module.css'
import { deviceName } from './device-name.ts'
import { messages } from './messages.ts'

/** Says what was done, or why not. */
const useDone = () => {
  const { t } = useEnv()
  return {
    fail: (error: unknown) => showToast(problemText(t, error), { tone: 'bad' }),
  }
}

const Sessions = () => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const { fail } = useDone()
  const sessions = useQuery({
    queryKey: [signIn.getStaffSessions],
    queryFn: () => call(signIn.getStaffSessions),
  })
  const end = useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId
        ? call(signIn.endStaffSession, { params: { sessionId } })
        : call(signIn.endOtherStaffSessions),
    onSuccess: () => showToast(t(messages.ended)),
    onError: fail,
    onSettled: () => queries.invalidateQueries({ queryKey: [signIn.getStaffSessions] }),
  })
  const all = sessions.data?.data
  return (
    <Section
      title={t(messages.sessions)}
      actions={
        all && all.length > 1 ? (
          <Button onClick={() => end.mutate(undefined)}>{t(messages.endOthers)}</Button>
        ) : undefined
      }
    >
      {!all && <Skeleton />}
      <ul>
        {all?.map(({ sessionId, isThis, lastSeenAt, ip, userAgent }) => (
          <li key={sessionId} className={styles.line}>
            <div className={styles.what}>
              <p className={styles.agent}>{deviceName(userAgent)}</p>
              <p className={styles.soft}>
                {ip} · {t(messages.seen, format.age(lastSeenAt, new Date()))}
              </p>
            </div>
            {isThis ? (
              <Badge tone="good">{t(messages.thisOne)}</Badge>
            ) : (
              <Button onClick={() => end.mutate(sessionId)}>{t(messages.end)}</Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Passkeys = () => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const { fail } = useDone()
  const known = useQuery({ queryKey: [passkeys.getPasskeys], queryFn: () => call(passkeys.getPasskeys) })
  const onSettled = () => queries.invalidateQueries({ queryKey: [passkeys.getPasskeys] })
  const add = useMutation({
    mutationFn: () => addPasskey(call, deviceName(navigator.userAgent)),
    onSuccess: (isAdded) => isAdded && showToast(t(messages.added)),
    onError: fail,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (passkeyId: string) => call(passkeys.removePasskey, { params: { passkeyId } }),
    onSuccess: () => showToast(t(messages.removed)),
    onError: fail,
    onSettled,
  })
  return (
    <Section
      title={t(messages.passkeys)}
      actions={
        knowsPasskeys() && (
          <Button icon="passkey" isBusy={add.isPending} onClick={() => add.mutate()}>
            {t(messages.addPasskey)}
          </Button>
        )
      }
    >
      {known.data?.data.length === 0 && <p className={styles.soft}>{t(messages.noPasskeys)}</p>}
      <ul>
        {known.data?.data.map(({ passkeyId, name, createdAt }) => (
          <li key={passkeyId} className={styles.line}>
            <div className={styles.what}>
              <p className={styles.agent}>{name}</p>
              <p className={styles.soft}>{format.date(createdAt)}</p>
            </div>
            <Button onClick={() => remove.mutate(passkeyId)}>{t(messages.remove)}</Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Recovery = () => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const { person } = useSession()
  const { fail } = useDone()
  const create = useMutation({
    mutationFn: () => call(signIn.createRecoveryCodes),
    onSuccess: () => queries.invalidateQueries({ queryKey: [signIn.getUsersThis] }),
    onError: fail,
  })
  if (!person.methods.includes('totp'))
    return (
      <Section title={t(messages.codes)}>
        <p className={styles.soft}>
          {t(person.methods.includes('directory') ? messages.factorElsewhere : messages.noFactor)}
        </p>
      </Section>
    )
  return (
    <Section title={t(messages.codes)}>
      <div className={styles.stack}>
        <p>{t(messages.codesLeft, person.recoveryCodesLeft)}</p>
        {create.data ? (
          <RecoveryCodes codes={create.data.recoveryCodes} />
        ) : (
          <>
            <Notice tone="warn">{t(messages.newCodesWhy)}</Notice>
            <span>
              <Button isBusy={create.isPending} onClick={() => create.mutate()}>
                {t(messages.newCodes)}
              </Button>
            </span>
          </>
        )}
      </div>
    </Section>
  )
}

const Look = () => {
  const { t } = useEnv()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Section title={t(messages.look)}>
      <div className={styles.stack}>
        <SelectField
          label={t(messages.theme)}
          value={theme}
          onChange={({ target }) => {
            chooseTheme(target.value as Theme)
            setTheme(target.value as Theme)
          }}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(messages[one])}
            </option>
          ))}
        </SelectField>
        <span>
          <LanguageSwitch />
        </span>
      </div>
    </Section>
  )
}

export const AccountScreen = () => {
  const { t } = useEnv()
  const { person, storeName } = useSession()
  return (
    <Page title={t(messages.title)}>
      <div className={styles.grid}>
        <Section title={t(messages.me)}>
          <KeyValues
            of={[
              [t(messages.name), person.name],
              [t(messages.email), person.email],
              [
                t(messages.roles),
                <ul key="roles">
                  {person.roles.map((one) => (
                    <li key={assignmentName(t, storeName, one)}>{assignmentName(t, storeName, one)}</li>
                  ))}
                </ul>,
              ],
            ]}
          />
        </Section>
        <Look />
        <Sessions />
        <Passkeys />
        <Recovery />
      </div>
    </Page>
  )
}
