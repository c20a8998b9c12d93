import { isDeepStrictEqual } from 'node:util'
import type { ShippingFile } from '../../bundle/shipping.ts'
import { judgeShipping, requireLegal, writeShipping } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { requireRight } from '../../kernel/require-right.ts'
import { changeCatalogue } from '../../sites/index.ts'
import type { shippingContract, TableChanges } from './contract.ts'
import { lockShipping, selectShipping } from './queries.ts'

const answer = async ({ db, site }: AdminContext) => {
  const { file } = await db.one(selectShipping(site.siteId))
  return new Reply(200, file, { etag: digestTag(file) })
}

/** Vehicles, rates, distances and days by which goods are brought. */
export const getShippingTable = (async (ctx) => answer(ctx)) satisfies AdminOperation<
  typeof shippingContract.getShippingTable
>

/** The table with the members of a body in the place of its own, judged as an import would. Problem: 400. */
export const withChanges = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  table: ShippingFile,
  body: TableChanges,
): Promise<ShippingFile> => {
  const changes = Object.entries(body).filter(([name]) => !name.startsWith('c_'))
  const row = { ...table, ...Object.fromEntries(changes) }
  const guestPrices = site.preferences.guestPrices === 'visible'
  return requireLegal(await judgeShipping(db, site.siteId, { row, guestPrices }))
}

/** Problems: 400 with every member at fault, 403, 409, 412, 428. */
export const updateShippingTable = (async (ctx, { body, headers }) => {
  const { siteId, countries } = ctx.site
  await changeCatalogue(ctx, async (tx) => {
    requireEverywhere(ctx, 'Vehicles and rates')
    const before = (await tx.one(lockShipping(siteId))).file
    requireIfMatch(ctx, headers['if-match'], { etag: digestTag(before), current: () => before })
    const after = await withChanges({ db: tx, site: ctx.site }, before, body)
    if (isDeepStrictEqual(before, after)) return undefined
    for (const { code } of countries) requireRight(ctx, 'shipping.change', { country: code, storeIds: [] })
    return {
      write: (db, site) => writeShipping(db, site, after),
      audit: {
        operation: 'updateShippingTable',
        subject: { kind: 'shipping', id: 'table' },
        before,
        after,
      },
    }
  })
  return answer(ctx)
}) satisfies AdminOperation<typeof shippingContract.updateShippingTable>
