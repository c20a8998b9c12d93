import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Container, LinkButton, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './newsletter.module.css'
import { purposeOf } from './purpose-of.ts'

/** Where the links of a newsletter's mails lead. Only the button changes anything: mail scanners follow links. */
export const Newsletter = () => {
  const t = useText()
  const { call } = useEnv()
  const { search } = useRoute()
  const { call: operation, texts } = purposeOf(search)
  const send = useMutation({
    mutationFn: () => call(operation, { body: { token: search.get('token') ?? '-' } }),
  })
  return (
    <Container width="narrow" className={styles.page}>
      <Stack gap={4}>
        <h1>{t(texts.title)}</h1>
        {send.isSuccess ? (
          <>
            <Alert tone="success">{t(texts.done)}</Alert>
            <div>
              <LinkButton as={Link} href="/">
                {t(messages.home)}
              </LinkButton>
            </div>
          </>
        ) : (
          <>
            <p>{t(texts.text)}</p>
            {send.isError && (
              <Alert tone="error">{t(problemMessage(send.error, { '404': messages.invalid }))}</Alert>
            )}
            <div>
              <Button
                onClick={() => send.mutate()}
                pending={send.isPending}
                pendingLabel={t(messages.working)}
              >
                {t(texts.action)}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Container>
  )
}
