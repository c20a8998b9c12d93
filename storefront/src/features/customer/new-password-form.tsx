import { useForm } from 'react-hook-form'
import { isProblem } from '../../api/problem.ts'
import { Form } from '../form/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Button } from '../../ui/index.ts'
import { Username } from './fields.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { resetMessages as texts } from './reset-messages.ts'
import { serverPattern } from './server-pattern.ts'
import { textParts } from './text-parts.tsx'
import { useSetPassword } from './use-reset.ts'

type NewPasswordFormProps = { email: string; token: string; onDone: () => void }

const passwordProblem = (error: unknown) => {
  const pattern = serverPattern(error)
  if (pattern === 'token-expired') return texts.expired
  if (pattern === 'invalid-token') return texts.invalidToken
  if (pattern === 'feature-unavailable') return texts.unavailable
  if (isProblem(error, 'invalid-password')) return messages.common
  return isProblem(error, 429) ? messages.tooMany : messages.failed
}

/** A new password by the link of the mail; an old or wrong link says how to get another [S2.005] [S8.014] [S8.015]. */
export const NewPasswordForm = ({ email, token, onDone }: NewPasswordFormProps) => {
  const t = useText()
  const save = useSetPassword()
  const { control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const linkIsDead = ['token-expired', 'invalid-token'].includes(serverPattern(save.error) ?? '')
  return (
    <Form
      onSubmit={handleSubmit(({ password }) =>
        save.mutate({ email, token, password }, { onSuccess: onDone }),
      )}
      lead={
        <p>
          <Text of={texts.newPrompt} values={{ email }} parts={textParts} />
        </p>
      }
      error={
        save.isError && (
          <>
            <p>{t(passwordProblem(save.error))}</p>
            {linkIsDead && <Link to="/reset-password">{t(texts.startAgain)}</Link>}
          </>
        )
      }
    >
      <Username value={email} />
      <NewPasswordField control={control} name="password" label={t(texts.newPassword)} />
      <Button
        type="submit"
        wide
        looksDisabled={!formState.isValid}
        pending={save.isPending}
        pendingLabel={t(messages.working)}
      >
        {t(texts.save)}
      </Button>
    </Form>
  )
}
