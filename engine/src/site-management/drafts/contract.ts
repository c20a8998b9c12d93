import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { notFound } from '../../kernel/problem.ts'
import { OneOf, Open, type Static, Type } from '../../kernel/schema.ts'
import { contentNotFound, libraryContract } from '../content/contract.ts'
import { contentDraftClosed, contentDraftStatuses } from './content-draft.ts'

const Changes = libraryContract.updateLibraryContent.body

const ContentDraft = Open('ContentDraft', {
  id: Type.String(),
  contentId: Type.String(),
  status: OneOf(...contentDraftStatuses),
  /** Members as they are to be; null takes one away. */
  changes: Changes,
  createdAt: Type.String(),
  publishAt: Type.Optional(Type.String()),
  endAt: Type.Optional(Type.String()),
  publishedAt: Type.Optional(Type.String()),
  /** Why it could not be published or taken back. */
  fault: Type.Optional(Type.String()),
})

const Id = Type.String({ maxLength: 100 })
const Moment = Type.String({ format: 'date-time' })
const params = Type.Object({ draftId: Type.String({ format: 'uuid' }) })
const largest = 1024 * 1024
const write = {
  scope: 'sfcc.libraries.rw',
  params,
  problems: [notFound, contentDraftClosed, outsideYourPlaces, preconditionFailed, preconditionRequired],
} as const

/** `null`: no moment. */
const moments = {
  /** From when on the shop shows it; without it the draft waits for one. */
  publishAt: Type.Optional(Type.Union([Moment, Type.Null()])),
  /** When what stood there before is put back, member by member, but for what was changed again since. */
  endAt: Type.Optional(Type.Union([Moment, Type.Null()])),
}

const draftChanges = Type.Object(
  { changes: Type.Optional(Changes), ...moments },
  { title: 'content_draft_changes', additionalProperties: false },
)
export type DraftChanges = Static<typeof draftChanges>

export const contentDraftContract = {
  /** Those of one content or of all, the newest first. */
  getContentDrafts: {
    scope: 'sfcc.libraries',
    query: Type.Object({
      contentId: Type.Optional(Id),
      status: Type.Optional(OneOf(...contentDraftStatuses)),
      ...pageQuery.properties,
    }),
    answer: Open('ContentDrafts', { data: Type.Array(ContentDraft), ...pageAnswer }),
  },
  createContentDraft: {
    scope: 'sfcc.libraries.rw',
    body: Type.Object(
      { contentId: Id, changes: Changes, ...moments },
      { title: 'content_draft', additionalProperties: false },
    ),
    bodyLimit: largest,
    success: [201],
    answer: ContentDraft,
    problems: [contentNotFound, outsideYourPlaces, importInProgress],
  },
  getContentDraft: { scope: 'sfcc.libraries', params, answer: ContentDraft, problems: [notFound] },
  updateContentDraft: {
    ...write,
    body: draftChanges,
    bodyLimit: largest,
    answer: ContentDraft,
    problems: [contentNotFound, ...write.problems],
  },
  /** What is published stays; what waits is given up. */
  deleteContentDraft: { ...write, success: [204] },
} as const
