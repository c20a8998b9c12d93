import { defineModule } from '../kernel/operation.ts'
import { contentContract } from './contract.ts'
import { getComponent } from './get-component.ts'
import { getContent } from './get-content.ts'
import { getContentAssets } from './get-content-assets.ts'
import { getContentFolder } from './get-content-folder.ts'
import { getContentFolders } from './get-content-folders.ts'
import { getMultipleContent } from './get-multiple-content.ts'
import { getPage } from './get-page.ts'
import { getPages } from './get-pages.ts'
import { experienceContract } from './experience-contract.ts'
import { experienceRoutes } from './experience-routes.ts'
import { contentRoutes } from './routes.ts'
import { searchContent } from './search-content.ts'

export const contentModule = defineModule({
  name: 'content',
  routes: { ...contentRoutes, ...experienceRoutes },
  contract: { ...contentContract, ...experienceContract },
  operations: {
    getContentAssets,
    getPage,
    getPages,
    getComponent,
    getContent,
    getMultipleContent,
    getContentFolder,
    getContentFolders,
    searchContent,
  },
})
