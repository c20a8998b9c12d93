import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { signIn } from '../../api/staff.ts'
import { Button, Notice, TextField } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import { CodeForm, type Proof } from './code-field.tsx'
import { DirectoryButton, useHasDirectory } from './directory-button.tsx'
import { messages } from './messages.ts'
import { knowsPasskeys, provePasskey } from './passkey.ts'
import styles from './sign-in.module.css'

type Challenge = { challenge: string; methods: readonly string[] }

export type SignInFormProps = {
  onSignedIn(): void
  /** Who was signed in before, or was chosen of a list. */
  email?: string
  password?: string
  /** Where the person goes then; without it the page stays as it is. */
  next?: string
}

/** Password and then the second factor, a passkey, which is both, or the company's directory. */
export const SignInForm = ({ onSignedIn, email = '', password = '', next }: SignInFormProps) => {
  const { call, t } = useEnv()
  const hasDirectory = useHasDirectory()
  const [login, setLogin] = useState(email)
  const [secret, setSecret] = useState(password)
  const [challenge, setChallenge] = useState<Challenge>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const attempt = async (work: () => Promise<void>, wrong: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (caught) {
      if (isProblem(caught, 401)) setError(wrong)
      else if (isProblem(caught, 'second-factor-missing')) setError(t(messages.unfinished))
      else setError(problemText(t, caught))
    }
    setBusy(false)
  }
  const withPassword = () =>
    attempt(async () => {
      const answer = await call(signIn.signInStaff, { body: { login, password: secret }, mayAsk: false })
      if (answer.state === 'signed-in' || !answer.challenge) onSignedIn()
      else setChallenge({ challenge: answer.challenge, methods: answer.methods ?? [] })
    }, t(messages.wrong))
  const withCode = (proof: Proof) =>
    attempt(async () => {
      const body = { challenge: challenge?.challenge ?? '', ...proof }
      await call(signIn.proveStaff, { body, mayAsk: false })
      onSignedIn()
    }, t(messages.wrongCode))
  const withPasskey = () =>
    attempt(async () => {
      if (await provePasskey(call, 'signIn')) onSignedIn()
      else setError(t(messages.cancelled))
    }, t(messages.wrongPasskey))

  if (challenge)
    return (
      <div className={styles.form}>
        <CodeForm
          error={error}
          isBusy={isBusy}
          onProof={(proof) => void withCode(proof)}
          canRecover={challenge.methods.includes('recovery-code')}
        />
        <Button
          kind="quiet"
          icon="left"
          onClick={() => {
            setChallenge(undefined)
            setError(undefined)
          }}
        >
          {t(messages.back)}
        </Button>
      </div>
    )
  return (
    <div className={styles.form}>
      {error && <Notice tone="bad">{error}</Notice>}
      {knowsPasskeys() && (
        <Button icon="passkey" size="large" onClick={() => void withPasskey()}>
          {t(messages.passkey)}
        </Button>
      )}
      {hasDirectory && <DirectoryButton purpose="sign-in" next={next} onDone={onSignedIn} />}
      {(knowsPasskeys() || hasDirectory) && <p className={styles.or}>{t(messages.or)}</p>}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void withPassword()
        }}
      >
        <TextField
          label={t(messages.email)}
          type="email"
          name="email"
          autoComplete="username webauthn"
          required
          autoFocus={login === ''}
          value={login}
          onChange={({ target }) => setLogin(target.value)}
        />
        <TextField
          label={t(messages.password)}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
        <Button kind="main" type="submit" size="large" isBusy={isBusy}>
          {t(messages.signIn)}
        </Button>
      </form>
    </div>
  )
}
