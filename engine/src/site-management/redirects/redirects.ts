import { isDeepStrictEqual } from 'node:util'
import type { RedirectRow } from '../../bundle/redirects.ts'
import type { Db } from '../../db/db.ts'
import { judgeRedirect, requireLegal, writeRedirect } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { changeCatalogue } from '../../sites/index.ts'
import type { redirectContract } from './contract.ts'
import {
  countRedirects,
  deleteRedirectRow,
  lockRedirects,
  selectRedirect,
  selectRedirects,
} from './queries.ts'

const redirectView = (row: RedirectRow) => ({ ...row, etag: digestTag(row) })

/** Old paths and where they lead, in the order of the paths. */
export const getRedirects = (async ({ db, site: { siteId } }, { query }) => {
  const { q = '', limit = 25, offset = 0 } = query
  const found = await db.query(selectRedirects(siteId, q, limit, offset))
  const { total } = await db.one(countRedirects(siteId, q))
  return { data: found.map(({ row }) => redirectView(row)), limit, offset, total }
}) satisfies AdminOperation<typeof redirectContract.getRedirects>

const longest = 10

/** The redirects that take a path on, one after the other; `instead` as if it stood there already. */
const followPath = async (
  db: Db,
  siteId: string,
  path: string,
  instead?: RedirectRow,
): Promise<RedirectRow[]> => {
  const steps: RedirectRow[] = []
  for (let at = path; steps.length < longest; ) {
    const next = instead?.from === at ? instead : (await db.maybe(selectRedirect(siteId, at)))?.row
    if (!next) break
    steps.push(next)
    at = next.to
  }
  return steps
}

type Change = { operation: string; from: string; ifMatch: string | undefined }

/** Reads a redirect that is to be changed. Problems: 403, 412, 428. */
const lock = async (ctx: AdminContext, tx: Db, { from, ifMatch }: Change) => {
  requireEverywhere(ctx, 'Redirects')
  await tx.run(lockRedirects(ctx.site.siteId))
  const before = (await tx.maybe(selectRedirect(ctx.site.siteId, from)))?.row
  if (before) requireIfMatch(ctx, ifMatch, { etag: digestTag(before), current: () => before })
  return before
}

/** Leads a path on. Problems: 400 where it would lead in a circle, 403, 409, 412, 428. */
export const putRedirect = (async (ctx, { body, headers }) => {
  const { siteId } = ctx.site
  let status = 201
  const change = { operation: 'putRedirect', from: body.from, ifMatch: headers['if-match'] }
  await changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    if (before) status = 200
    const after = requireLegal(await judgeRedirect(tx, siteId, body))
    if ((await followPath(tx, siteId, after.from, after)).length >= longest)
      throw badRequest('It would lead in a circle.', { property: '$.to' })
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => writeRedirect(db, site, after),
      audit: {
        operation: change.operation,
        subject: { kind: 'redirect', id: after.from },
        ...(before ? { before } : {}),
        after,
      },
    }
  })
  return new Reply(status, redirectView(body), { etag: digestTag(body) })
}) satisfies AdminOperation<typeof redirectContract.putRedirect>

/** Problems: 403, 404, 409, 412, 428. */
export const deleteRedirect = (async (ctx, { query, headers }) => {
  const { from } = query
  const change = { operation: 'deleteRedirect', from, ifMatch: headers['if-match'] }
  await changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    if (!before) throw notFound(`No redirect leads on from '${from}'.`)
    return {
      write: async (db, site) => void (await db.run(deleteRedirectRow(site, from))),
      audit: { operation: change.operation, subject: { kind: 'redirect', id: from }, before },
    }
  })
  return noContent()
}) satisfies AdminOperation<typeof redirectContract.deleteRedirect>

/** Where a path leads. */
export const testRedirect = (async ({ db, site }, { body: { path } }) => {
  const steps = await followPath(db, site.siteId, path)
  return { path, destination: steps.at(-1)?.to ?? path, steps }
}) satisfies AdminOperation<typeof redirectContract.testRedirect>
