import { useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { useShareWishlist, type Wishlist } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Card, Field, Row, Stack, TextInput, useToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './wishlist.module.css'

/** The link that shows the list to others: made, copied, replaced, revoked. */
export const ShareCard = ({ list }: { list: Wishlist }) => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const { share, unshare } = useShareWishlist(list)
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const token = share.data?.token
  const link = token && `${env.settings.origin}${env.href(`/wishlist?token=${token}`)}`
  const shared = list.c_shared === true
  const error = share.error ?? unshare.error
  const copy = () => {
    field.current?.select()
    navigator.clipboard?.writeText(link ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  const make = () => {
    setCopied(false)
    share.mutate()
  }
  const stop = () =>
    unshare.mutate(undefined, {
      onSuccess: () => {
        share.reset()
        show({ title: t(messages.stopped), tone: 'info' })
      },
    })
  return (
    <Card as="section">
      <div className={styles.share}>
        <Stack gap={3}>
          <h2>{t(messages.share)}</h2>
          <p>{t(shared && !link ? messages.isShared : messages.shareHint)}</p>
          {error && <Alert tone="error">{t(problemMessage(error))}</Alert>}
          {link && (
            <Field label={t(messages.link)}>
              <TextInput ref={field} readOnly value={link} onFocus={({ target }) => target.select()} />
            </Field>
          )}
          <Row gap={2}>
            {link && (
              <Button size="small" icon={copied ? 'check' : 'share'} onClick={copy}>
                <span aria-live="polite">{t(copied ? messages.copied : messages.copy)}</span>
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              pending={share.isPending}
              pendingLabel={t(messages.working)}
              onClick={make}
            >
              {t(shared ? messages.otherLink : messages.makeLink)}
            </Button>
            {shared && (
              <Button
                variant="quiet"
                size="small"
                pending={unshare.isPending}
                pendingLabel={t(messages.working)}
                onClick={stop}
              >
                {t(messages.stop)}
              </Button>
            )}
          </Row>
        </Stack>
      </div>
    </Card>
  )
}
