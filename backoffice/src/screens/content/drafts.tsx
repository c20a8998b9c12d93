import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type ContentDraft, contentDrafts } from '../../api/site.ts'
import type { Editor } from '../../features/editor/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { membersWith } from '../../lib/members.ts'
import { Badge, Button, Section, showToast, TextField } from '../../ui/index.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'
import { PreviewDialog } from './preview-dialog.tsx'

type DraftsProps = { contentId: string; stands: object; editor: Editor }

const draftsKey = (contentId: string) => [contentDrafts.getContentDrafts, contentId]

/** A moment that the browser's clock wrote, as the API takes it. */
const toInstant = (local: string) => new Date(local).toISOString()
/** The place whose clock the browser goes by. */
const zone = () =>
  Intl.DateTimeFormat().resolvedOptions().timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''

/** What waits or is shown for a time; one that waits can be given up, or brought back into the form. */
const DraftLine = ({ draft, editor }: { draft: ContentDraft; editor: Editor }) => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const { id, contentId, status, publishAt, endAt, fault, changes } = draft
  const giveUp = useMutation({
    mutationFn: async () => {
      const params = { draftId: id }
      const { etag } = await call.tagged(contentDrafts.getContentDraft, { params })
      await call(contentDrafts.deleteContentDraft, { params, ifMatch: etag })
    },
    onSuccess: () => showToast(t(messages.givenUp)),
    onSettled: () => queries.invalidateQueries({ queryKey: draftsKey(contentId) }),
  })
  const [isSeen, setSeen] = useState(false)
  const isOpen = status === 'scheduled' || status === 'failed' || status === 'draft'
  const state = { scheduled: messages.waits, published: messages.live, failed: messages.failed }
  return (
    <li className={styles.draft}>
      <span>
        <Badge tone={status === 'failed' ? 'bad' : status === 'published' ? 'good' : 'open'}>
          {t(state[status as keyof typeof state] ?? messages.waits)}
        </Badge>{' '}
        {publishAt && t(messages.from, format.dateTime(publishAt))}
        {endAt && <span className={styles.until}>{t(messages.until, format.dateTime(endAt))}</span>}
        {fault && <span className={styles.until}>{fault}</span>}
      </span>
      {giveUp.error && <ProblemNotice error={giveUp.error} />}
      {isSeen && (
        <PreviewDialog contentId={contentId} changes={changes} screen="desk" onClose={() => setSeen(false)} />
      )}
      {isOpen && (
        <span className={styles.draftActions}>
          <Button icon="image" onClick={() => setSeen(true)}>
            {t(messages.see)}
          </Button>
          <Button
            onClick={() => {
              for (const [member, value] of Object.entries(changes)) editor.change(member, value)
            }}
          >
            {t(messages.toFields)}
          </Button>
          <Button isBusy={giveUp.isPending} onClick={() => giveUp.mutate()}>
            {t(messages.giveUp)}
          </Button>
        </span>
      )}
    </li>
  )
}

/** What is changed in the form is shown from a moment on, and taken back at another, instead of at once. */
export const Drafts = ({ contentId, stands, editor }: DraftsProps) => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  const [moments, setMoments] = useState({ publishAt: '', endAt: '' })
  const found = useQuery({
    queryKey: draftsKey(contentId),
    queryFn: ({ signal }) => call(contentDrafts.getContentDrafts, { query: { contentId }, signal }),
  })
  const plan = useMutation({
    mutationFn: () =>
      call(contentDrafts.createContentDraft, {
        body: {
          contentId,
          changes: membersWith(stands, editor.changes),
          publishAt: toInstant(moments.publishAt),
          ...(moments.endAt === '' ? {} : { endAt: toInstant(moments.endAt) }),
        },
      }),
    onSuccess: () => {
      editor.discard()
      setMoments({ publishAt: '', endAt: '' })
      showToast(t(messages.planned, format.dateTime(toInstant(moments.publishAt))))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: draftsKey(contentId) }),
  })
  const hasChanges = Object.keys(editor.changes).length > 0
  const submit = () => {
    if (!plan.isPending && hasChanges && moments.publishAt !== '') plan.mutate()
  }
  // It stands inside the form that saves at once: Enter in a moment schedules.
  const onEnter = (event: { key: string; preventDefault(): void }) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  const moment = (name: 'publishAt' | 'endAt') => (
    <TextField
      label={t(messages[name])}
      type="datetime-local"
      value={moments[name]}
      onKeyDown={onEnter}
      onChange={({ target }) => setMoments({ ...moments, [name]: target.value })}
    />
  )
  const shown = found.data?.data.filter(
    ({ status, endAt }) => status !== 'ended' && (status !== 'published' || endAt !== undefined),
  )
  return (
    <Section title={t(messages.later)}>
      {found.error && <ProblemNotice error={found.error} />}
      {plan.error && <ProblemNotice error={plan.error} />}
      <div className={styles.plan}>
        {hasChanges ? (
          <>
            {moment('publishAt')}
            {moment('endAt')}
            <p className={styles.soft}>{t(messages.clock, zone())}</p>
            <Button icon="jobs" isBusy={plan.isPending} disabled={moments.publishAt === ''} onClick={submit}>
              {t(messages.plan)}
            </Button>
          </>
        ) : (
          <p className={styles.soft}>{t(messages.laterHint)}</p>
        )}
      </div>
      {shown && shown.length > 0 && (
        <ul className={styles.drafts}>
          {shown.map((draft) => (
            <DraftLine key={draft.id} draft={draft} editor={editor} />
          ))}
        </ul>
      )}
    </Section>
  )
}
