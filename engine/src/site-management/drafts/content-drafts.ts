import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { judgeChangedContent } from '../content/judge-changed-content.ts'
import {
  type ContentDraft,
  contentDraftClosed,
  contentDraftView,
  etagOf,
  taggedReply,
} from './content-draft.ts'
import type { contentDraftContract, DraftChanges } from './contract.ts'
import {
  countContentDrafts,
  deleteContentDraftRow,
  insertContentDraft,
  lockContentDraft,
  selectContentDraft,
  selectContentDrafts,
  updateContentDraftRow,
} from './queries.ts'

const noDraft = (id: string) => notFound(`There is no draft '${id}'.`)

/** What the log says of a draft: the content itself is logged when it is published. */
const essence = ({ contentId, status, changes, publishAt, endAt }: ContentDraft) => ({
  contentId,
  status,
  members: Object.keys(changes),
  ...(publishAt === null ? {} : { publishAt: publishAt.toISOString() }),
  ...(endAt === null ? {} : { endAt: endAt.toISOString() }),
})

/** Drafts by content and state, the newest first. */
export const getContentDrafts = (async ({ db, site: { siteId } }, { query }) => {
  const { limit = 25, offset = 0, contentId, status } = query
  const found = await db.query(selectContentDrafts(siteId, { limit, offset, contentId, status }))
  const { total } = await db.one(countContentDrafts(siteId, { contentId, status }))
  return { data: found.map(contentDraftView), limit, offset, total }
}) satisfies AdminOperation<typeof contentDraftContract.getContentDrafts>

/** Problem: 404. */
export const getContentDraft = (async ({ db, site: { siteId } }, { params }) => {
  const draft = await db.maybe(selectContentDraft(siteId, params.draftId))
  if (!draft) throw noDraft(params.draftId)
  return taggedReply(draft)
}) satisfies AdminOperation<typeof contentDraftContract.getContentDraft>

type Moments = Pick<ContentDraft, 'publishAt' | 'endAt'>

const momentOf = (text: string | null | undefined, before: Date | null): Date | null =>
  text === undefined ? before : text === null ? null : new Date(text)

/** Problem: 400 for an end that nothing comes before, or that is over. */
const momentsOf = (ctx: AdminContext, asked: DraftChanges, before: Moments): Moments => {
  const publishAt = momentOf(asked.publishAt, before.publishAt)
  const endAt = momentOf(asked.endAt, before.endAt)
  if (endAt !== null && (publishAt === null || endAt <= publishAt || endAt <= ctx.now))
    throw badRequest('It ends after it begins, and not in the past.', { property: '$.endAt' })
  return { publishAt, endAt }
}

const statusOf = ({ publishAt }: Moments) =>
  publishAt === null ? ('draft' as const) : ('scheduled' as const)

/**
 * Sets changes of content aside, for a moment or until one is chosen; they are judged now, and once more when they are published.
 * Problems: 400, 403, 404.
 */
export const createContentDraft = (async (ctx, { body }) => {
  requireEverywhere(ctx, 'Contents')
  const { contentId, changes } = body
  const moments = momentsOf(ctx, body, { publishAt: null, endAt: null })
  const draft: ContentDraft = {
    id: ctx.newId.uuid(),
    contentId,
    status: statusOf(moments),
    changes,
    replaced: null,
    ...moments,
    publishedAt: null,
    fault: null,
    revision: 1,
    createdAt: ctx.now,
  }
  await ctx.db.transaction(async (tx) => {
    await judgeChangedContent(ctx, tx, body)
    await tx.run(insertContentDraft(ctx.site.siteId, draft))
    const subject = { kind: 'content-draft', id: draft.id } as const
    await recordAudit(ctx, tx, { operation: 'createContentDraft', subject, after: essence(draft) })
  })
  return taggedReply(draft, 201)
}) satisfies AdminOperation<typeof contentDraftContract.createContentDraft>

const openStatuses: readonly string[] = ['draft', 'scheduled', 'failed']

/** A draft that is to be changed. Problems: 403, 404, 409, 412, 428. */
const lockOpen = async (ctx: AdminContext, tx: Db, id: string, ifMatch: string | undefined) => {
  requireEverywhere(ctx, 'Contents')
  const before = await tx.maybe(lockContentDraft(ctx.site.siteId, id))
  if (!before) throw noDraft(id)
  requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current: () => contentDraftView(before) })
  return before
}

/** Writes a draft that is locked, with its entry in the log. */
export const saveContentDraft = async (
  ctx: AdminContext,
  tx: Db,
  operation: string,
  { before, moved }: { before: ContentDraft; moved: Partial<ContentDraft> },
): Promise<ContentDraft> => {
  const after = { ...before, ...moved, revision: before.revision + 1 }
  await tx.run(updateContentDraftRow(ctx.site.siteId, after))
  await recordAudit(ctx, tx, {
    operation,
    subject: { kind: 'content-draft', id: before.id },
    before: essence(before),
    after: essence(after),
  })
  return after
}

const closedError = ({ status }: ContentDraft) => contentDraftClosed(`It is ${status}.`, { status })

/**
 * Other changes, other moments. Of what is published only its end can be moved. Problems: 400, 403, 404, 409, 412, 428.
 */
export const updateContentDraft = (async (ctx, { params, body, headers }) => {
  const draft = await ctx.db.transaction(async (tx) => {
    const before = await lockOpen(ctx, tx, params.draftId, headers['if-match'])
    const isOpen = openStatuses.includes(before.status)
    const isOfEnd = Object.keys(body).every((name) => name === 'endAt')
    if (!isOpen && !(before.status === 'published' && isOfEnd)) throw closedError(before)
    const changes = body.changes ?? before.changes
    if (body.changes) await judgeChangedContent(ctx, tx, { contentId: before.contentId, changes })
    const moments = momentsOf(ctx, body, before)
    const moved = { changes, ...moments, ...(isOpen ? { status: statusOf(moments), fault: null } : {}) }
    return saveContentDraft(ctx, tx, 'updateContentDraft', { before, moved })
  })
  return taggedReply(draft)
}) satisfies AdminOperation<typeof contentDraftContract.updateContentDraft>

/** Gives up what waits. Problems: 403, 404, 409 for what is published, 412, 428. */
export const deleteContentDraft = (async (ctx, { params, headers }) => {
  await ctx.db.transaction(async (tx) => {
    const before = await lockOpen(ctx, tx, params.draftId, headers['if-match'])
    if (!openStatuses.includes(before.status)) throw closedError(before)
    await tx.run(deleteContentDraftRow(ctx.site.siteId, before.id))
    const subject = { kind: 'content-draft', id: before.id } as const
    await recordAudit(ctx, tx, { operation: 'deleteContentDraft', subject, before: essence(before) })
  })
  return noContent()
}) satisfies AdminOperation<typeof contentDraftContract.deleteContentDraft>
