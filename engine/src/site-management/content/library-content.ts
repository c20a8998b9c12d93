import { isDeepStrictEqual } from 'node:util'
import { changesOf } from '../../audit/index.ts'
import type { ContentFile } from '../../bundle/content.ts'
import type { Db } from '../../db/db.ts'
import { judgeContent, requireLegal } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { idAlreadyExists, requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { type ContentChanges, contentNotFound, type libraryContract } from './contract.ts'
import {
  contentResource,
  countFoundContent,
  deleteContent,
  type FoundContent,
  lockContent,
  selectContent,
  selectFoundContent,
  upsertContent,
} from './queries.ts'

export const noAsset = (id: string) => contentNotFound(`There is no content '${id}'.`)

/** The site's one library has its id. Problem: 404. */
const requireLibrary = ({ site }: AdminContext, libraryId: string): string => {
  if (libraryId !== site.siteId) throw contentNotFound(`There is no library '${libraryId}'.`)
  return libraryId
}

type Named = { libraryId: string; contentId: string }

/** A content asset as it is stored, member by member: what a bundle brings. */
const contentView = ({ ...row }: ContentFile) => row

const hitView = ({ row, plannedAt, editedAt, editedBy }: FoundContent) => ({
  ...contentView(row),
  ...(plannedAt === null ? {} : { c_plannedAt: plannedAt.toISOString() }),
  ...(editedAt === null ? {} : { c_edited: { at: editedAt.toISOString(), by: editedBy ?? '' } }),
})

const answer = async (ctx: AdminContext, { libraryId, contentId }: Named, status = 200) => {
  const stored = await ctx.db.maybe(selectContent(requireLibrary(ctx, libraryId), contentId))
  if (!stored) throw noAsset(contentId)
  return new Reply(status, contentView(stored.row), { etag: digestTag(stored.row) })
}

/** A content asset, shown or not. Problem: 404. */
export const getLibraryContent = (async (ctx, { params }) => answer(ctx, params)) satisfies AdminOperation<
  typeof libraryContract.getLibraryContent
>

type Change = { operation: string; contentId: string; ifMatch: string | undefined }

/** Reads content that is to be changed. Problems: 403, 412, 428. */
const lock = async (ctx: AdminContext, tx: Db, { contentId, ifMatch }: Change) => {
  const { siteId } = ctx.site
  requireEverywhere(ctx, 'Contents')
  await tx.run(lockContent(siteId, contentId))
  const before = (await tx.maybe(selectContent(siteId, contentId)))?.row
  if (before) requireIfMatch(ctx, ifMatch, { etag: digestTag(before), current: () => before })
  return before
}

/** Changes content by the import's own rules. Problems: 400, 403, 409, 412, 428. */
export const changeContent = (
  ctx: AdminContext,
  change: Change,
  next: (before: ContentFile | undefined) => object,
): Promise<number> =>
  changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    const guestPrices = ctx.site.preferences.guestPrices === 'visible'
    const after = requireLegal(judgeContent({ row: next(before), guestPrices }))
    const folders = ctx.site.contentFolders ?? []
    if (after.folderId !== undefined && !folders.some(({ id }) => id === after.folderId))
      throw badRequest(`There is no folder '${after.folderId}'.`, { property: '$.folderId' })
    if (isDeepStrictEqual(before, after)) return undefined
    return {
      write: async (db, site) => void (await db.run(upsertContent(site, after))),
      audit: {
        operation: change.operation,
        subject: { kind: 'content', id: change.contentId },
        ...(before ? { before } : {}),
        after,
      },
    }
  })

/** A change laid over what stands: absent stays, null empties. Problem: 400. */
export const overlayContent = (contentId: string, stands: object, change: ContentChanges): object => {
  if (change.id !== undefined && change.id !== contentId)
    throw badRequest(`The path says '${contentId}'.`, { property: '$.id' })
  const own = Object.entries(change).filter(([name]) => !name.startsWith('c_'))
  const whole = { ...stands, ...Object.fromEntries(own), id: contentId }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
}

/** What new content is where nothing is said. */
const blank = { online: false, body: { es: '', en: '' }, blocks: [] }

/** Makes content, or puts other in its place. Problems: 400, 403, 404, 409, 412, 428. */
export const createLibraryContent = (async (ctx, { params, body, headers }) => {
  requireLibrary(ctx, params.libraryId)
  const { contentId } = params
  let status = 201
  const change = { operation: 'createLibraryContent', contentId, ifMatch: headers['if-match'] }
  await changeContent(ctx, change, (before) => {
    if (before && headers['x-dw-validate-existing'] === 'true')
      throw idAlreadyExists(`There is content '${contentId}' already.`)
    if (before) status = 200
    return overlayContent(contentId, blank, body)
  })
  return answer(ctx, params, status)
}) satisfies AdminOperation<typeof libraryContract.createLibraryContent>

/** Changes the members that are named. Problems: 400, 403, 404, 409, 412, 428. */
export const updateLibraryContent = (async (ctx, { params, body, headers }) => {
  requireLibrary(ctx, params.libraryId)
  const { contentId } = params
  const change = { operation: 'updateLibraryContent', contentId, ifMatch: headers['if-match'] }
  await changeContent(ctx, change, (before) => {
    if (!before) throw noAsset(contentId)
    return overlayContent(contentId, before, body)
  })
  return answer(ctx, params)
}) satisfies AdminOperation<typeof libraryContract.updateLibraryContent>

/** Takes content away; its versions stay. Problems: 403, 404, 409, 412, 428. */
export const deleteLibraryContent = (async (ctx, { params, headers }) => {
  requireLibrary(ctx, params.libraryId)
  const { contentId } = params
  const change = { operation: 'deleteLibraryContent', contentId, ifMatch: headers['if-match'] }
  await changeCatalogue(ctx, async (tx) => {
    const before = await lock(ctx, tx, change)
    if (!before) throw noAsset(contentId)
    return {
      write: async (db, site) => void (await db.run(deleteContent(site, contentId))),
      audit: { operation: change.operation, subject: { kind: 'content', id: contentId }, before },
    }
  })
  return noContent()
}) satisfies AdminOperation<typeof libraryContract.deleteLibraryContent>

/** Content by a query. Problems: 400, 404. */
export const searchLibraryContent = (async (ctx, { params, body }) => {
  const siteId = requireLibrary(ctx, params.libraryId)
  const search = compileSearch(contentResource, body)
  const found = await ctx.db.query(selectFoundContent(siteId, search))
  const { total } = await ctx.db.one(countFoundContent(siteId, search))
  const { limit, offset } = search
  const asked = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}) }
  return { hits: found.map(hitView), ...asked, limit, offset, total }
}) satisfies AdminOperation<typeof libraryContract.searchLibraryContent>

const mostVersions = 100

const versionsOf = (ctx: AdminContext, { libraryId, contentId }: Named) =>
  changesOf(ctx, {
    siteId: requireLibrary(ctx, libraryId),
    kind: 'content',
    id: contentId,
    most: mostVersions,
  })

/** Who changed it when, the latest first. Problem: 404. */
export const getContentVersions = (async (ctx, { params }) => {
  const changes = await versionsOf(ctx, params)
  const data = changes.map(({ seq, at, actor, operation, after }) => ({
    version: seq,
    at: at.toISOString(),
    actor,
    operation,
    isRestorable: after !== undefined,
  }))
  return { data, total: data.length }
}) satisfies AdminOperation<typeof libraryContract.getContentVersions>

/** Puts back what stood there after a change. Problems: 400 where it is not legal any more, 403, 404, 409, 412, 428. */
export const restoreContent = (async (ctx, { params, headers }) => {
  const { contentId, version } = params
  const after = (await versionsOf(ctx, params)).find(({ seq }) => seq === version)?.after
  if (typeof after !== 'object' || after === null)
    throw contentNotFound(`'${contentId}' has no version ${version} to put back.`)
  const change = { operation: 'restoreContent', contentId, ifMatch: headers['if-match'] }
  await changeContent(ctx, change, () => after)
  return answer(ctx, params)
}) satisfies AdminOperation<typeof libraryContract.restoreContent>
