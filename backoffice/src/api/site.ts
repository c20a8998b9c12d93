import type { libraryContract } from '../../../engine/src/site-management/content/contract.ts'
import { libraryRoutes } from '../../../engine/src/site-management/content/routes.ts'
import type { contentDraftContract } from '../../../engine/src/site-management/drafts/contract.ts'
import { contentDraftRoutes } from '../../../engine/src/site-management/drafts/routes.ts'
import type { contentPreviewContract } from '../../../engine/src/site-management/previews/contract.ts'
import { contentPreviewRoutes } from '../../../engine/src/site-management/previews/routes.ts'
import type { redirectContract } from '../../../engine/src/site-management/redirects/contract.ts'
import { redirectRoutes } from '../../../engine/src/site-management/redirects/routes.ts'
import type { synonymContract } from '../../../engine/src/site-management/synonyms/contract.ts'
import { synonymRoutes } from '../../../engine/src/site-management/synonyms/routes.ts'
import type { Answer } from './operation.ts'
import { defineOperations } from './operation.ts'

export const library = defineOperations<typeof libraryContract>(libraryRoutes)
export const contentDrafts = defineOperations<typeof contentDraftContract>(contentDraftRoutes)
export const contentPreviews = defineOperations<typeof contentPreviewContract>(contentPreviewRoutes)
export const redirects = defineOperations<typeof redirectContract>(redirectRoutes)
export const synonyms = defineOperations<typeof synonymContract>(synonymRoutes)

export type Content = Answer<typeof libraryContract.getLibraryContent>
/** Content of a list, with who edited it and what is planned. */
export type ContentHit = Answer<typeof libraryContract.searchLibraryContent>['hits'][number]
export type ContentDraft = Answer<typeof contentDraftContract.getContentDraft>
export type ContentPreview = Answer<typeof contentPreviewContract.createContentPreview>
export type Redirect = Answer<typeof redirectContract.putRedirect>
export type Synonyms = Answer<typeof synonymContract.getSynonyms>
