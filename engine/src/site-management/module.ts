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
import { sitePreferenceContract } from './preferences/contract.ts'
import { sitePreferenceRoutes } from './preferences/routes.ts'
import {
  getGlobalCustomPreferenceList,
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
import { addSynonym, getSynonyms, updateSynonyms } from './synonyms/synonyms.ts'

/** What the shop says and how it behaves beside its goods. */
export const siteManagementModule = defineAdminModule({
  name: 'site-management',
  routes: { ...libraryRoutes, ...redirectRoutes, ...synonymRoutes, ...sitePreferenceRoutes },
  contract: { ...libraryContract, ...redirectContract, ...synonymContract, ...sitePreferenceContract },
  operations: {
    getLibraryContent,
    createLibraryContent,
    updateLibraryContent,
    deleteLibraryContent,
    searchLibraryContent,
    getContentVersions,
    restoreContent,
    getRedirects,
    putRedirect,
    deleteRedirect,
    testRedirect,
    getSynonyms,
    updateSynonyms,
    addSynonym,
    getSitePreferenceGroup,
    getSitePreference,
    updateSitePreferenceGroup,
    getSiteCustomPreferenceList,
    getGlobalCustomPreferenceList,
  },
})
