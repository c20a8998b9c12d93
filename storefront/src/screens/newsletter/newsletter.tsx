import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { NewsletterForm } from '../../features/newsletter/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Container, LinkButton, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './newsletter.module.css'
import { type Purpose, purposeOf } from './purpose-of.ts'

/** For who came by no mail: to subscribe, and how one leaves. */
const Subscribe = () => {
  const t = useText()
  return (
    <Container width="narrow" className={styles.page}>
      <Stack gap={4}>
        <NewsletterForm promise={t(messages.promise)} headingLevel={1} />
        <p>{t(messages.leave)}</p>
      </Stack>
    </Container>
  )
}

/** What a mail's link is for. Only the button changes anything: mail scanners follow links. */
const ConfirmOrCancel = ({ purpose }: { purpose: Purpose }) => {
  const t = useText()
  const { call } = useEnv()
  const { search } = useRoute()
  const { call: operation, texts } = purpose
  const send = useMutation({
    mutationFn: () => call(operation, { body: { token: search.get('token') ?? '' } }),
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

/** Where the links of a newsletter's mails lead, and those of a notice of stock. */
export const Newsletter = () => {
  const purpose = purposeOf(useRoute().search)
  return purpose ? <ConfirmOrCancel purpose={purpose} /> : <Subscribe />
}
