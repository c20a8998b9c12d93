import { isDeepStrictEqual } from 'node:util'
import type { AuditedChange } from '../../audit/index.ts'
import type { ProductRow } from '../../bundle/products.ts'
import type { Db } from '../../db/db.ts'
import { loadFamilies, writeFamily } from '../../import/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { bulkView, distinctLines, lineOutcome, type LineResult, requireAll } from '../../kernel/bulk-lines.ts'
import { refreshSearch } from '../../search/index.ts'
import { changeCatalogue } from '../../sites/index.ts'
import { difference, judgeChange, touchedRows } from '../change-product.ts'
import type { catalogContract, ProductChangeLine } from '../contract.ts'
import { noProduct } from '../load-product.ts'
import { etagOf } from '../product-view.ts'
import { nextOf } from '../products.ts'
import { lockFamilies, selectGroups } from '../queries.ts'

type Line = { line: number; id: string; value: ProductChangeLine }

/** So many products are in memory at once, with what they belong to. */
const linesAtOnce = 100
/** A statement of the search writes so many hits. */
const hitsAtOnce = 500

/** A family as the lines before have left it, and what of it they changed. */
type Group = { rows: ProductRow[]; changed: Map<string, ProductRow> }

/** Judges a line beside its family as it stands by now, and puts what it makes of its product there. */
const applyLine = async (
  ctx: AdminContext,
  tx: Db,
  { line, id, value }: Line,
  group: { groupId: string; family: Group } | undefined,
): Promise<{ result: LineResult; audit?: AuditedChange }> => {
  if (!group) throw noProduct(id)
  const { groupId, family } = group
  const before = family.rows.find((row) => row.id === id)
  const after = await judgeChange(ctx, tx, {
    before,
    family: family.rows,
    groupId,
    ifMatch: value.c_ifMatch,
    next: nextOf(ctx, id, value),
  })
  if (before && isDeepStrictEqual(before, after))
    return { result: { line, id, result: 'unchanged', etag: etagOf(before) } }
  family.rows = family.rows.map((row) => (row.id === id ? after : row))
  family.changed.set(id, after)
  const subject = { kind: 'product' as const, id }
  return {
    result: { line, id, result: 'changed' },
    audit: { operation: 'updateProducts', subject, ...difference(before, after) },
  }
}

/** Some lines, one after another, then their products in every site that holds them. */
const applyLines = async (ctx: AdminContext, tx: Db, sites: readonly string[], lines: readonly Line[]) => {
  const { siteId } = ctx.site
  const groupOf = new Map(
    (
      await tx.query(
        selectGroups(
          siteId,
          lines.map(({ id }) => id),
        ),
      )
    ).map((one) => [one.id, one.groupId]),
  )
  const groupIds = [...new Set(groupOf.values())]
  const families = new Map<string, Group>(
    [...(await loadFamilies(tx, siteId, groupIds))].map(([id, rows]) => [id, { rows, changed: new Map() }]),
  )
  const results: LineResult[] = []
  const audits: AuditedChange[] = []
  for (const one of lines) {
    const groupId = groupOf.get(one.id)
    const family = groupId === undefined ? undefined : families.get(groupId)
    const group = groupId !== undefined && family ? { groupId, family } : undefined
    const outcome = await lineOutcome(one, () => applyLine(ctx, tx, one, group))
    if ('line' in outcome) results.push(outcome)
    else {
      results.push(outcome.result)
      if (outcome.audit) audits.push(outcome.audit)
    }
  }
  const changed = [...families].filter(([, { changed: rows }]) => rows.size > 0)
  const rows = changed.flatMap(([, family]) => touchedRows([...family.changed.values()], family.rows))
  if (rows.length > 0) for (const site of sites) await writeFamily(tx, site, rows)
  return { results, audits, groupIds: changed.map(([id]) => id) }
}

/** The tags of products as they stand, by their ids: what was written may stand in fewer words. */
const etagsOf = async (tx: Db, siteId: string, groupIds: readonly string[]) => {
  const families = await loadFamilies(tx, siteId, groupIds)
  return new Map([...families.values()].flat().map((row) => [row.id, etagOf(row)]))
}

const withEtag = (result: LineResult, etags: ReadonlyMap<string, string>): LineResult => {
  const etag = result.result === 'changed' && result.id ? etags.get(result.id) : undefined
  return etag === undefined ? result : { ...result, etag }
}

/**
 * Changes each product as its line says, by the rules of a single change: all or none, or with `onError=skip` those that are not
 * at fault; in either case in one transaction and one version of the catalogue. Problems: 400 with every line at fault, 409 while
 * an import runs, 413, 415.
 */
export const updateProducts = (async (ctx, { query, lines: sent }) => {
  const { siteId } = ctx.site
  const { lines, refused } = distinctLines(sent, ({ id }) => id)
  const results = [...refused]
  const c_catalogVersion = await changeCatalogue(ctx, async (tx, sites) => {
    await tx.run(
      lockFamilies(
        siteId,
        lines.map(({ id }) => id),
      ),
    )
    const audit: AuditedChange[] = []
    const groups = new Set<string>()
    for (let at = 0; at < lines.length; at += linesAtOnce) {
      const part = await applyLines(ctx, tx, sites, lines.slice(at, at + linesAtOnce))
      const etags = await etagsOf(tx, siteId, part.groupIds)
      results.push(...part.results.map((result) => withEtag(result, etags)))
      audit.push(...part.audits)
      for (const id of part.groupIds) groups.add(id)
    }
    requireAll(query.onError, results)
    if (audit.length === 0) return undefined
    const hits = [...groups].toSorted()
    return {
      write: async (db, site) => {
        for (let at = 0; at < hits.length; at += hitsAtOnce)
          await refreshSearch(db, site, hits.slice(at, at + hitsAtOnce))
      },
      audit,
    }
  })
  return { ...bulkView(results), c_catalogVersion }
}) satisfies AdminOperation<typeof catalogContract.updateProducts>
