import { type ProblemTexts, problemMessage } from '../../api/problem-message.ts'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'

type StepActionsProps = {
  /** Without it the button submits the form it stands in. */
  onPress?: () => void
  pending: boolean
  error: unknown
  texts?: ProblemTexts
}

/** No answer, or one the checkout has no words of its own for (S8.003). */
const isOurs = (error: unknown) => isProblem(error) && (error.status === 0 || error.status === 401)

/** The one way on of a step, and above it why the last try failed. */
export const StepActions = ({ onPress, pending, error, texts }: StepActionsProps) => {
  const t = useText()
  const known = isProblem(error) && texts?.[error.slug]
  return (
    <Stack gap={3}>
      {error !== null && error !== undefined && !pending && (
        <Alert tone="error">
          {t(known || isOurs(error) ? problemMessage(error, texts) : messages.generic)}
        </Alert>
      )}
      <Button
        type={onPress ? 'button' : 'submit'}
        size="large"
        wide
        onClick={onPress}
        pending={pending}
        pendingLabel={t(messages.working)}
      >
        {t(messages.next)}
      </Button>
    </Stack>
  )
}
