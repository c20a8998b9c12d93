export type { ContentChanges } from './contract.ts'
export { getLibraryContent, searchLibraryContent, updateLibraryContent } from './library-content.ts'
