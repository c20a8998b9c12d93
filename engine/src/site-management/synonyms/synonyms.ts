import { isDeepStrictEqual } from 'node:util'
import { judgeSynonyms, requireLegal } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { changeCatalogue } from '../../sites/index.ts'
import type { synonymContract } from './contract.ts'
import { lockSynonyms, selectSynonyms, writeSynonyms } from './queries.ts'

const answer = async ({ db, site }: AdminContext) => {
  const { file } = await db.one(selectSynonyms(site.siteId))
  const { groups, expansions } = file
  return new Reply(200, { groups, expansions }, { etag: digestTag(file) })
}

/** Words that mean the same, and words that others lead to. */
export const getSynonyms = (async (ctx) => answer(ctx)) satisfies AdminOperation<
  typeof synonymContract.getSynonyms
>

/** Problems: 400, 403, 409, 412, 428. */
export const updateSynonyms = (async (ctx, { body, headers }) => {
  const { siteId } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    requireEverywhere(ctx, 'Synonyms')
    const before = (await tx.one(lockSynonyms(siteId))).file
    requireIfMatch(ctx, headers['if-match'], { etag: digestTag(before), current: () => before })
    const after = requireLegal(await judgeSynonyms(tx, siteId, body))
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => void (await db.run(writeSynonyms(site, after))),
      audit: { operation: 'updateSynonyms', subject: { kind: 'synonyms', id: 'all' }, before, after },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof synonymContract.updateSynonyms>
