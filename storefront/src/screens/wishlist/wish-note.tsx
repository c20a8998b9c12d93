import { useEffect, useRef, useState } from 'react'
import { problemMessage } from '../../api/problem-message.ts'
import { noteOf, useCacheWish, type Wish, type Wishlist } from '../../features/wishlist/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Row, Stack, Textarea } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './wishlist.module.css'

/** What the customer wrote beside a product, for themselves. */
export const WishNote = ({ wish, list, name }: { wish: Wish; list: Wishlist; name: string }) => {
  const t = useText()
  const save = useCacheWish(list)
  const [draft, setDraft] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const written = noteOf(wish)
  const isOpen = draft !== undefined
  const wasOpen = useRef(false)
  // Once the button is there again, which may be later than the next frame.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setDraft(undefined)
  if (!isOpen)
    return (
      <div>
        {written && <p className={styles.note}>{written}</p>}
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          icon="edit"
          className={styles.noteButton}
          onClick={() => setDraft(written)}
        >
          {t(written ? messages.editNote : messages.addNote)}
        </Button>
      </div>
    )
  const send = () => {
    save.mutate({ itemId: wish.id, note: draft.trim() }, { onSuccess: close })
  }
  return (
    <Stack gap={2}>
      <Field label={t(messages.noteOf, { name })}>
        <Textarea
          value={draft}
          maxLength={250}
          rows={2}
          autoFocus
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      {save.isError && <Alert tone="error">{t(problemMessage(save.error))}</Alert>}
      <Row gap={2}>
        <Button size="small" pending={save.isPending} pendingLabel={t(messages.working)} onClick={send}>
          {t(messages.saveNote)}
        </Button>
        <Button size="small" variant="secondary" onClick={close}>
          {t(messages.cancel)}
        </Button>
      </Row>
    </Stack>
  )
}
