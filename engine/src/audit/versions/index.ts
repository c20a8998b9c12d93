export { latestEntry } from './latest-entry-queries.ts'
export { rowAtVersion, versionsOf, versionsView } from './versions-of.ts'
