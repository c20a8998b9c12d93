import { Reply } from '../../kernel/operation.ts'
import { defineProblem } from '../../kernel/problem.ts'
import type { ContentChanges } from '../content/contract.ts'

export const contentDraftStatuses = ['draft', 'scheduled', 'published', 'ended', 'failed'] as const
export type ContentDraftStatus = (typeof contentDraftStatuses)[number]

/** Changes of content that wait: members as they are to be. `replaced`: as they were before they were published. */
export type ContentDraft = {
  id: string
  contentId: string
  status: ContentDraftStatus
  changes: ContentChanges
  replaced: ContentChanges | null
  publishAt: Date | null
  endAt: Date | null
  publishedAt: Date | null
  /** Why it could not be published or taken back. */
  fault: string | null
  revision: number
  createdAt: Date
}

/** What was published or has ended is changed no more. Carries `status`. */
export const contentDraftClosed = defineProblem(409, 'content-draft-closed', 'Content Draft Closed')

export const contentDraftView = (draft: ContentDraft) => ({
  id: draft.id,
  contentId: draft.contentId,
  status: draft.status,
  changes: draft.changes,
  createdAt: draft.createdAt.toISOString(),
  ...(draft.publishAt === null ? {} : { publishAt: draft.publishAt.toISOString() }),
  ...(draft.endAt === null ? {} : { endAt: draft.endAt.toISOString() }),
  ...(draft.publishedAt === null ? {} : { publishedAt: draft.publishedAt.toISOString() }),
  ...(draft.fault === null ? {} : { fault: draft.fault }),
})

/** The draft's entity tag: its revision, which every change raises. */
export const etagOf = ({ revision }: Pick<ContentDraft, 'revision'>): string => `"${revision}"`

/** An answer that names the revision. */
export const taggedReply = (draft: ContentDraft, status = 200) =>
  new Reply(status, contentDraftView(draft), { etag: etagOf(draft) })
