import { defineAdminModule } from '../kernel/admin-operation.ts'
import { libraryContract } from './content/contract.ts'
import {
  createLibraryContent,
  deleteLibraryContent,
  getContentVersions,
  getLibraryContent,
  restoreContent,
  searchLibraryContent,
  updateLibraryContent,
} from './content/library-content.ts'
import { libraryRoutes } from './content/routes.ts'
import { contentDraftContract } from './drafts/contract.ts'
import {
  createContentDraft,
  deleteContentDraft,
  getContentDraft,
  getContentDrafts,
  updateContentDraft,
} from './drafts/content-drafts.ts'
import { publishDueDrafts } from './drafts/publish-due-drafts.ts'
import { contentDraftRoutes } from './drafts/routes.ts'
import { contentPreviewContract } from './previews/contract.ts'
import { createContentPreview } from './previews/create-content-preview.ts'
import { contentPreviewRoutes } from './previews/routes.ts'
import { sitePreferenceContract } from './preferences/contract.ts'
import { sitePreferenceRoutes } from './preferences/routes.ts'
import {
  getGlobalCustomPreferenceList,
  getGlobalPreferenceGroup,
  getSiteCustomPreferenceList,
  getSitePreference,
  getSitePreferenceGroup,
  updateSitePreferenceGroup,
} from './preferences/site-preferences.ts'
import { redirectContract } from './redirects/contract.ts'
import { deleteRedirect, getRedirects, putRedirect, testRedirect } from './redirects/redirects.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { synonymContract } from './synonyms/contract.ts'
import { synonymRoutes } from './synonyms/routes.ts'
import { addSearchRedirect, addSynonym, getSynonyms, updateSynonyms } from './synonyms/synonyms.ts'

/** What the shop says and how it behaves beside its goods. */
export const siteManagementModule = defineAdminModule({
  name: 'site-management',
  routes: {
    ...libraryRoutes,
    ...contentDraftRoutes,
    ...contentPreviewRoutes,
    ...redirectRoutes,
    ...synonymRoutes,
    ...sitePreferenceRoutes,
  },
  contract: {
    ...libraryContract,
    ...contentDraftContract,
    ...contentPreviewContract,
    ...redirectContract,
    ...synonymContract,
    ...sitePreferenceContract,
  },
  operations: {
    getLibraryContent,
    createLibraryContent,
    updateLibraryContent,
    deleteLibraryContent,
    searchLibraryContent,
    getContentVersions,
    restoreContent,
    getContentDrafts,
    createContentDraft,
    createContentPreview,
    getContentDraft,
    updateContentDraft,
    deleteContentDraft,
    getRedirects,
    putRedirect,
    deleteRedirect,
    testRedirect,
    getSynonyms,
    updateSynonyms,
    addSynonym,
    addSearchRedirect,
    getSitePreferenceGroup,
    getSitePreference,
    updateSitePreferenceGroup,
    getSiteCustomPreferenceList,
    getGlobalCustomPreferenceList,
    getGlobalPreferenceGroup,
  },
})

/** What this module does in the background. */
export const siteManagementJobs = [publishDueDrafts]
