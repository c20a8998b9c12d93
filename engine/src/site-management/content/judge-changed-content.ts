import type { ContentFile } from '../../bundle/content.ts'
import type { Db } from '../../db/db.ts'
import { judgeContent, requireLegal } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { ContentChanges } from './contract.ts'
import { noAsset, overlayContent } from './library-content.ts'
import { selectContent } from './queries.ts'

/** What content would be with these changes, judged as an edit is. Problems: 400, 404. */
export const judgeChangedContent = async (
  { site }: AdminContext,
  tx: Db,
  { contentId, changes }: { contentId: string; changes: ContentChanges },
): Promise<ContentFile> => {
  const stands = await tx.maybe(selectContent(site.siteId, contentId))
  if (!stands) throw noAsset(contentId)
  const row = overlayContent(contentId, stands.row, changes)
  const guestPrices = site.preferences.guestPrices === 'visible'
  return requireLegal(judgeContent({ row, guestPrices }), (field) => `changes.${field}`)
}
