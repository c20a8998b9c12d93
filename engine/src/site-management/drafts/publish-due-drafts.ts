import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { jobContext } from '../../kernel/admin-context.ts'
import type { Job } from '../../kernel/outbox.ts'
import { Problem } from '../../kernel/problem.ts'
import type { ContentChanges } from '../content/contract.ts'
import { changeContent, noAsset, overlayContent } from '../content/library-content.ts'
import type { ContentDraft } from './content-draft.ts'
import { saveContentDraft } from './content-drafts.ts'
import { lockContentDraft, selectDueContentDrafts } from './queries.ts'

type Members = Record<string, unknown>

/** The members that changes name, as they are now; null for one that is not there. */
const membersNow = (changes: ContentChanges, stands: Members): Members =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, stands[name] ?? null]))

const publish = async (ctx: AdminContext, tx: Db, draft: ContentDraft): Promise<Partial<ContentDraft>> => {
  const { contentId, changes } = draft
  let replaced: Members = {}
  await changeContent(
    { ...ctx, db: tx },
    { operation: 'publishContentDraft', contentId, ifMatch: undefined },
    (stands) => {
      if (!stands) throw noAsset(contentId)
      replaced = membersNow(changes, stands)
      return overlayContent(contentId, stands, changes)
    },
  )
  return { status: 'published', replaced: replaced, publishedAt: ctx.now }
}

/** Puts back what stood there, but for members that somebody has changed since. */
const takeBack = async (ctx: AdminContext, tx: Db, draft: ContentDraft): Promise<Partial<ContentDraft>> => {
  const { contentId, changes } = draft
  await changeContent(
    { ...ctx, db: tx },
    { operation: 'endContentDraft', contentId, ifMatch: undefined },
    (stands) => {
      if (!stands) throw noAsset(contentId)
      const now = membersNow(changes, stands)
      const own = Object.entries(draft.replaced ?? {}).filter(([name]) =>
        isDeepStrictEqual(now[name], (changes as Members)[name]),
      )
      return overlayContent(contentId, stands, Object.fromEntries(own))
    },
  )
  return { status: 'ended' }
}

/** Notes why it could not be done, unless somebody moved the draft meanwhile. */
const recordFault = (ctx: AdminContext, id: string, fault: string) =>
  ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockContentDraft(ctx.site.siteId, id))
    if (before?.status !== 'scheduled' && before?.status !== 'published') return
    await saveContentDraft(ctx, tx, 'publishContentDraft', { before, moved: { status: 'failed', fault } })
  })

const move = async (ctx: AdminContext, id: string) => {
  try {
    await ctx.db.transaction(async (tx) => {
      const before = await tx.maybe(lockContentDraft(ctx.site.siteId, id))
      const isDue = (moment: Date | null | undefined) => moment != null && moment <= ctx.now
      if (before?.status === 'scheduled' && isDue(before.publishAt)) {
        const moved = await publish(ctx, tx, before)
        await saveContentDraft(ctx, tx, 'publishContentDraft', { before, moved })
      } else if (before?.status === 'published' && isDue(before.endAt)) {
        const moved = await takeBack(ctx, tx, before)
        await saveContentDraft(ctx, tx, 'endContentDraft', { before, moved })
      }
    })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // An import that runs is waited for.
    if (error.kind.status === 409) return
    ctx.warn({ contentDraft: id, detail: error.detail }, 'a content draft could not be published')
    await recordFault(ctx, id, error.detail)
  }
}

/** Publishes what is scheduled for now and takes back what ends now; one that fails keeps none of the others from it. */
export const publishDueDrafts: Job = {
  name: 'site-management.publish-drafts',
  everyMinute: true,
  run: async (world) => {
    const ctx = jobContext(world, 'publish-content')
    const failures: unknown[] = []
    for (const { id } of await ctx.db.query(selectDueContentDrafts(ctx.site.siteId, ctx.now)))
      await move(ctx, id).catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'content drafts could not be published')
  },
}
