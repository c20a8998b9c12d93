import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Interruption } from '../../api/interruption.ts'
import { isProblem } from '../../api/problem.ts'
import { type Person, signIn } from '../../api/staff.ts'
import { useValue } from '../../lib/external-value.ts'
import { Button, Dialog, Notice, TextField } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import { CodeForm } from './code-field.tsx'
import { DirectoryButton } from './directory-button.tsx'
import { messages } from './messages.ts'
import { knowsPasskeys, provePasskey } from './passkey.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.css'

type Body = { code: string } | { recoveryCode: string } | { password: string }

const StepUp = ({ methods, onDone }: { methods: readonly string[]; onDone(): void }) => {
  const { call, t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [password, setPassword] = useState('')
  const attempt = async (work: () => Promise<boolean>) => {
    setBusy(true)
    setError(undefined)
    try {
      if (await work()) onDone()
      else setError(t(messages.cancelled))
    } catch (caught) {
      setError(isProblem(caught, 401) ? t(messages.wrongCode) : problemText(t, caught))
    }
    setBusy(false)
  }
  const prove = (body: Body) =>
    attempt(async () => {
      await call(signIn.stepUpStaff, { body, mayAsk: false })
      return true
    })
  return (
    <div className={styles.form}>
      {methods.includes('passkey') && knowsPasskeys() && (
        <Button icon="passkey" size="large" onClick={() => void attempt(() => provePasskey(call, 'stepUp'))}>
          {t(messages.withPasskey)}
        </Button>
      )}
      {methods.includes('directory') && <DirectoryButton purpose="step-up" onDone={onDone} />}
      {methods.includes('totp') && (
        <CodeForm
          error={error}
          isBusy={isBusy}
          onProof={(proof) => void prove(proof)}
          canRecover={methods.includes('recovery-code')}
        />
      )}
      {methods.includes('password') && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void prove({ password })
          }}
        >
          {error && <Notice tone="bad">{error}</Notice>}
          <TextField
            label={t(messages.password)}
            type="password"
            autoComplete="current-password"
            autoFocus
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Button kind="main" type="submit" size="large" isBusy={isBusy}>
            {t(messages.confirm)}
          </Button>
        </form>
      )}
    </div>
  )
}

const Ask = ({ asked }: { asked: Interruption }) => {
  const { t } = useEnv()
  const queries = useQueryClient()
  const before = queries.getQueryData<Person>([signIn.getUsersThis])
  const isOver = asked.kind === 'signed-out'
  const done = () => {
    void queries.invalidateQueries({ queryKey: [signIn.getUsersThis] })
    asked.settle(true)
  }
  return (
    <Dialog
      title={t(isOver ? messages.againTitle : messages.stepUpTitle)}
      closeLabel={t(messages.cancel)}
      onClose={() => asked.settle(false)}
    >
      <p className={styles.why}>{t(isOver ? messages.againWhy : messages.stepUpWhy)}</p>
      {isOver ? (
        <SignInForm onSignedIn={done} email={before?.email} />
      ) : (
        <StepUp methods={asked.methods} onDone={done} />
      )}
    </Dialog>
  )
}

/** What a waiting call asks of the person, above whatever they are at. */
export const InterruptionDialog = () => {
  const asked = useValue(useEnv().interruptions)
  return asked ? <Ask asked={asked} /> : null
}
