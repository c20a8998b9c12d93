import { useState } from 'react'
import { useText } from '../../api/env.tsx'
import { Button, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './sign-in.module.css'

export type Proof = { code: string } | { recoveryCode: string }

type CodeFormProps = {
  error: string | undefined
  isBusy: boolean
  onProof(proof: Proof): void
  /** Whether one of the codes for recovery would do. */
  canRecover: boolean
}

/** The second factor: a code of the app, which is sent with its sixth digit, or a code for recovery. */
export const CodeForm = ({ error, isBusy, onProof, canRecover }: CodeFormProps) => {
  const t = useText()
  const [isRecovery, setRecovery] = useState(false)
  const [text, setText] = useState('')
  const send = (value: string) => onProof(isRecovery ? { recoveryCode: value.trim() } : { code: value })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      <TextField
        key={String(isRecovery)}
        label={t(isRecovery ? messages.recoveryCode : messages.code)}
        hint={isRecovery ? undefined : t(messages.codeHint)}
        error={error}
        autoFocus
        required
        value={text}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        className={styles.code}
        onChange={({ target: { value } }) => {
          const next = isRecovery ? value : value.replaceAll(/\D/g, '').slice(0, 6)
          setText(next)
          if (!isRecovery && next.length === 6 && next !== text) send(next)
        }}
      />
      <Button kind="main" type="submit" size="large" isBusy={isBusy}>
        {t(messages.confirm)}
      </Button>
      {canRecover && (
        <Button
          kind="quiet"
          onClick={() => {
            setRecovery(!isRecovery)
            setText('')
          }}
        >
          {t(isRecovery ? messages.byApp : messages.byRecovery)}
        </Button>
      )}
    </form>
  )
}
