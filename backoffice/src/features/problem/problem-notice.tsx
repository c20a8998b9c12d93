import { useText } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { Button, Notice } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { problemText } from './problem-text.ts'

/** A failure in words, how the log names it, and a second try where one helps: what is not there stays away. */
export const ProblemNotice = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const t = useText()
  const requestId = isProblem(error) && error.status >= 500 ? error.requestId : undefined
  return (
    <Notice tone="bad">
      <span>{problemText(t, error)}</span>
      {requestId && <small>{t(messages.reference, requestId)}</small>}
      {onRetry && !isProblem(error, 404) && (
        <span>
          <Button onClick={onRetry}>{t(messages.retry)}</Button>
        </span>
      )}
    </Notice>
  )
}
