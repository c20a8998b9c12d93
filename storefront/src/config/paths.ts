import { pagePaths } from '../../../engine/src/kernel/page-routes.ts'

export { pathTo } from '../../../engine/src/kernel/page-routes.ts'

/** Paths that more than the site map names: where mails and payments lead, and where sign-ins come back to [S2.008] [S2.009]. */
export const paths = {
  ...pagePaths,
  callback: '/callback',
  savedList: '/tools/saved/{listId}',
  idpCallback: '/idp-callback',
} as const
