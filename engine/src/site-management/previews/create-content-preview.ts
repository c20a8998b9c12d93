import { recordAudit } from '../../audit/index.ts'
import { keepPreview } from '../../content/index.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { judgeChangedContent } from '../content/judge-changed-content.ts'
import type { contentPreviewContract } from './contract.ts'

/** Long enough to look at it and show it to somebody beside. */
const lastsMs = 30 * 60_000

/** Content as it would be, to be seen in the shop's own pages by whoever has the token. Problems: 400, 403, 404. */
export const createContentPreview = (async (ctx, { body }) => {
  requireEverywhere(ctx, 'Contents')
  const { contentId, changes = {}, audience = 'guest' } = body
  const { site, now } = ctx
  const expiresAt = new Date(now.getTime() + lastsMs)
  const token = await ctx.db.transaction(async (tx) => {
    const record = { ...(await judgeChangedContent(ctx, tx, { contentId, changes })), online: true }
    const subject = { kind: 'content-preview', id: contentId } as const
    await recordAudit(ctx, tx, {
      operation: 'createContentPreview',
      subject,
      after: { audience, members: Object.keys(changes) },
    })
    return keepPreview(tx, { siteId: site.siteId, now }, { record, audience, expiresAt })
  })
  return new Reply(201, { token, audience, expiresAt: expiresAt.toISOString() })
}) satisfies AdminOperation<typeof contentPreviewContract.createContentPreview>
