import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { signIn } from '../../api/staff.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import {
  FrontCard,
  FrontForm,
  FrontPage,
  FrontText,
  FrontTitle,
  RecoveryCodes,
} from '../../features/sign-in/index.ts'
import { Button, EmptyState, Notice, Skeleton, TextField } from '../../ui/index.ts'
import styles from './invitation.module.css'
import { messages } from './messages.ts'
import { QrCode } from './qr-code.tsx'

type Invited = { email: string; name?: string; totp: { secret: string; uri: string } }

const AcceptForm = ({
  token,
  invited,
  onAccepted,
}: {
  token: string
  invited: Invited
  onAccepted(codes: readonly string[]): void
}) => {
  const { call, t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const property = isProblem(failure) ? failure.members.property : undefined
  const errorAt = (name: string) => (property === name ? problemText(t, failure) : undefined)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { token, name: text('name'), password: text('password'), code: text('code') }
      const { recoveryCodes } = await call(signIn.acceptStaffInvitation, { body, mayAsk: false })
      onAccepted(recoveryCodes)
    } catch (caught) {
      setFailure(caught)
    }
    setBusy(false)
  }
  return (
    <FrontForm onSubmit={(event) => void send(event)}>
      <div>
        <FrontTitle>{t(messages.title)}</FrontTitle>
        <FrontText>{t(messages.forWhom, invited.email)}</FrontText>
      </div>
      {failure !== undefined && !property && <ProblemNotice error={failure} />}
      <input type="hidden" autoComplete="username" value={invited.email} readOnly />
      <TextField
        label={t(messages.name)}
        name="name"
        autoComplete="name"
        defaultValue={invited.name}
        minLength={2}
        required
        error={errorAt('name')}
      />
      <TextField
        label={t(messages.password)}
        hint={t(messages.passwordHint)}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={12}
        required
        error={errorAt('password')}
      />
      <div className={styles.app}>
        <h2>{t(messages.app)}</h2>
        <FrontText>{t(messages.appWhy)}</FrontText>
        <QrCode text={invited.totp.uri} label={t(messages.qr)} />
        <FrontText>
          {t(messages.byHand)} <span className={styles.secret}>{invited.totp.secret}</span>
        </FrontText>
        <TextField
          label={t(messages.code)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
          error={errorAt('code')}
        />
      </div>
      <Button kind="main" type="submit" size="large" isBusy={isBusy}>
        {t(messages.accept)}
      </Button>
    </FrontForm>
  )
}

/** The secret behind the `#`, which no server was told. */
const tokenInAddress = () => location.hash.slice(1)

export const InvitationScreen = () => {
  const { call, t } = useEnv()
  const navigate = useNavigate()
  const [token] = useState(tokenInAddress)
  const [codes, setCodes] = useState<readonly string[]>()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(signIn.readStaffInvitation, { body: { token }, mayAsk: false }),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const content = () => {
    if (codes)
      return (
        <FrontCard>
          <FrontTitle>{t(messages.codes)}</FrontTitle>
          <Notice tone="warn">{t(messages.codesWhy)}</Notice>
          <RecoveryCodes codes={codes} />
          <FrontText>{t(messages.passkeyNext)}</FrontText>
          <Button kind="main" size="large" onClick={() => void navigate({ to: '/', replace: true })}>
            {t(messages.saved)}
          </Button>
        </FrontCard>
      )
    if (invitation.data) return <AcceptForm token={token} invited={invitation.data} onAccepted={setCodes} />
    if (!invitation.error)
      return (
        <FrontCard>
          <Skeleton lines={6} />
        </FrontCard>
      )
    if (isProblem(invitation.error, 'network'))
      return <ProblemNotice error={invitation.error} onRetry={() => void invitation.refetch()} />
    return (
      <FrontCard>
        <EmptyState icon="lock" title={t(messages.over)} isPage>
          <p>{t(messages.overWhy)}</p>
          <Button onClick={() => void navigate({ to: '/sign-in' })}>{t(messages.toSignIn)}</Button>
        </EmptyState>
      </FrontCard>
    )
  }
  return <FrontPage width="form">{content()}</FrontPage>
}
