import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { digitsOnly } from '../../../../facts/phone.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, TextInput } from '../../ui/index.ts'
import { Form } from '../form/index.ts'
import styles from './customer.module.css'
import { messages } from './messages.ts'
import { passwordlessMessages as texts } from './passwordless-messages.ts'

type CodeFormProps = {
  /** Where the code was sent. */
  lead: ReactNode
  error: ReactNode
  pending: boolean
  /** Gets the eight digits. */
  onCode: (code: string) => void
  onBack: () => void
  /** What the way back is called. */
  back: string
}

const isWhole = (code: string) => digitsOnly(code).length === 8

/** For the code of a mail, which is typed where the sign-in began. */
export const CodeForm = ({ lead, error, pending, onCode, onBack, back }: CodeFormProps) => {
  const t = useText()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } })
  const send = handleSubmit(({ code }) => {
    if (!pending) onCode(digitsOnly(code))
  })
  return (
    <Form onSubmit={send} lead={<p role="status">{lead}</p>} error={error}>
      <Field
        label={t(texts.code)}
        hint={t(texts.codeHint)}
        required
        error={formState.errors.code && t(texts.codeMissing)}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...register('code', {
            validate: isWhole,
            // The last digit sends: typed, pasted or filled in by the phone.
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (isWhole(target.value)) void send()
            },
          })}
        />
      </Field>
      <Button type="submit" wide pending={pending} pendingLabel={t(messages.working)}>
        {t(texts.enter)}
      </Button>
      <p>
        <Button variant="quiet" size="small" className={styles.way} onClick={onBack}>
          {back}
        </Button>
      </p>
    </Form>
  )
}
