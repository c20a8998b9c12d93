import { useRef } from 'react'
import {
  accountProblem,
  customerMessages,
  serverPattern,
  useConfirmEmail,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Container, LinkButton, Stack } from '../../ui/index.ts'
import styles from './confirm-email.module.css'
import { messages } from './messages.ts'

const problemOf = (error: unknown) => {
  const pattern = serverPattern(error)
  if (pattern === 'token-expired') return messages.expired
  return pattern === 'invalid-token' ? messages.worthless : accountProblem(error)
}

/** A press confirms, so that no mail program which only looks at links does. */
export const ConfirmEmail = () => {
  const t = useText()
  const token = useRoute().search.get('token') ?? ''
  const confirm = useConfirmEmail()
  // Two presses of one click are one: the second would find the link used.
  const pressed = useRef(false)
  const press = () => {
    if (pressed.current) return
    pressed.current = true
    confirm.mutate(token, {
      onError: () => {
        pressed.current = false
      },
    })
  }
  const isWorthless = token === '' || serverPattern(confirm.error) !== undefined
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(confirm.isSuccess ? messages.doneTitle : messages.title)}</h1>
      <Stack gap={4}>
        {confirm.isSuccess && (
          <>
            <p role="status">{t(messages.done, { email: confirm.data })}</p>
            <LinkButton as={Link} href="/login">
              {t(customerMessages.signIn)}
            </LinkButton>
          </>
        )}
        {confirm.isError && <Alert tone="error">{t(problemOf(confirm.error))}</Alert>}
        {token === '' && <Alert tone="error">{t(messages.worthless)}</Alert>}
        {isWorthless && (
          <LinkButton as={Link} href="/account" variant="secondary">
            {t(messages.account)}
          </LinkButton>
        )}
        {!confirm.isSuccess && !isWorthless && (
          <>
            <p>{t(messages.prompt)}</p>
            <Button
              wide
              pending={confirm.isPending}
              pendingLabel={t(customerMessages.working)}
              onClick={press}
            >
              {t(messages.confirm)}
            </Button>
          </>
        )}
      </Stack>
    </Container>
  )
}
