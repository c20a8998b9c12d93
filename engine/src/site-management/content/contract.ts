import { ContentFile } from '../../bundle/content.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'

export const contentNotFound = defineProblem(404, 'content-not-found', 'Content Not Found')

const { id, ...members } = ContentFile.properties

/** A content asset as a bundle writes it. */
const Content = Open('LibraryContent', { id, ...members })

const Hit = Open('LibraryContentHit', {
  ...Content.properties,
  /** When planned changes of it are shown next. */
  c_plannedAt: Type.Optional(Type.String()),
  /** When it was last edited, and by whom; absent where nobody ever has. */
  c_edited: Type.Optional(Type.Object({ at: Type.String(), by: Type.String() })),
})

const body = Body('content', { id: Type.Optional(id), ...Changes(members) })
export type ContentChanges = Static<typeof body>

const Version = Open('ContentVersion', {
  /** Of the log's entry. */
  version: Type.Integer(),
  at: Type.String(),
  actor: Type.Object({ kind: Type.String(), id: Type.String(), name: Type.String() }),
  operation: Type.String(),
  /** Whether it left something behind that can be put back. */
  isRestorable: Type.Boolean(),
})

const Id = Type.String({ maxLength: 100 })
const params = Type.Object({ libraryId: Id, contentId: Id })
const problems = [
  contentNotFound,
  outsideYourPlaces,
  importInProgress,
  preconditionFailed,
  preconditionRequired,
] as const
const read = { scope: 'sfcc.libraries', params, problems: [contentNotFound] } as const
const write = { scope: 'sfcc.libraries.rw', params, problems } as const
const largest = 1024 * 1024

export const libraryContract = {
  getLibraryContent: { ...read, answer: Content, success: [200, 304] },
  createLibraryContent: {
    ...write,
    body,
    bodyLimit: largest,
    answer: Content,
    success: [200, 201],
    problems: [idAlreadyExists, ...problems],
  },
  updateLibraryContent: { ...write, body, bodyLimit: largest, answer: Content },
  deleteLibraryContent: { ...write, success: [204] },
  searchLibraryContent: {
    scope: 'sfcc.libraries',
    params: Type.Object({ libraryId: Id }),
    body: SearchRequest,
    answer: Open('LibraryContentSearchResult', { hits: Type.Array(Hit), ...searchAnswer }),
    problems: [contentNotFound, ...searchProblems],
  },
  getContentVersions: {
    ...read,
    answer: Open('ContentVersions', { data: Type.Array(Version), total: Type.Integer() }),
  },
  /** Puts back what stood there after that change. */
  restoreContent: {
    ...write,
    params: Type.Object({ ...params.properties, version: Type.Integer({ minimum: 1 }) }),
    answer: Content,
  },
} as const
