import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import type { bankContract } from './contract.ts'
import { statementNotRead } from './problems.ts'
import {
  type BankLine,
  countDigests,
  insertLines,
  lockMapping,
  type MappingRow,
  selectMappings,
  upsertMapping,
} from './queries.ts'
import { decodeStatement, type ReadStatement, readStatement, type StatementLine } from './read-statement.ts'

type Contract = typeof bankContract

const mappingView = ({ id, country, name, mapping }: MappingRow) => ({ id, country, name, mapping })

/** How the banks of the caller's countries write. */
export const getBankMappings = (async (ctx) => {
  const data = (await ctx.db.query(selectMappings(ctx.site.siteId, ctx.countries))).map(mappingView)
  return { data, total: data.length }
}) satisfies AdminOperation<Contract['getBankMappings']>

/** Writes down how a bank writes its statements. Problems: 400, 404 for one of another country. */
export const putBankMapping = (async (ctx, { params: { mappingId }, body }) => {
  const { name, mapping } = body
  const country = ctx.countries.find((code) => code === body.country)
  if (country === undefined) throw notFound(`You work in no country '${body.country}'.`)
  if ((mapping.columns.amount === undefined) === (mapping.columns.credit === undefined))
    throw badRequest('Name the column of amounts, or that of money that came.', {
      property: '$.mapping.columns',
    })
  const row = { id: mappingId, country, name, mapping, modifiedAt: ctx.now }
  const before = await ctx.db.transaction(async (tx) => {
    const known = await tx.maybe(lockMapping(ctx.site.siteId, mappingId))
    if (known && known.country !== country) throw notFound(`There is no mapping '${mappingId}'.`)
    await tx.run(upsertMapping(ctx.site.siteId, row))
    await recordAudit(ctx, tx, {
      operation: 'putBankMapping',
      subject: { kind: 'bank-mapping', id: mappingId },
      country,
      ...(known ? { before: mappingView(known) } : {}),
      after: mappingView(row),
    })
    return known
  })
  return new Reply(before ? 200 : 201, mappingView(row))
}) satisfies AdminOperation<Contract['putBankMapping']>

/** Which of several lines that are alike each one is, from 1: a statement that overlaps another tells the same. */
const digestsOf = (mappingId: string, lines: readonly StatementLine[]): string[] => {
  const seen = new Map<string, number>()
  return lines.map(({ day, amountMinor, description, reference }) => {
    const text = JSON.stringify([mappingId, day, amountMinor, description, reference])
    const nth = (seen.get(text) ?? 0) + 1
    seen.set(text, nth)
    return createHash('sha256').update(`${text} ${nth}`).digest('base64url')
  })
}

const mappingOf = async (ctx: AdminContext, id: string): Promise<MappingRow> => {
  const known = await ctx.db.query(selectMappings(ctx.site.siteId, ctx.countries))
  const row = known.find((one) => one.id === id)
  if (!row) throw notFound(`There is no mapping '${id}'.`)
  return row
}

/** A statement read by its bank's mapping: the money that came as lines that are there once. */
export type Statement = Pick<ReadStatement, 'skipped' | 'faults'> & { mappingId: string; rows: BankLine[] }

/** Reads a statement; writes nothing. Problems: 404, 400 statement-not-read for a file that the mapping does not fit. */
export const openStatement = async (ctx: AdminContext, wanted: string, file: Buffer): Promise<Statement> => {
  const { id: mappingId, country, mapping } = await mappingOf(ctx, wanted)
  const text = decodeStatement(file, mapping.encoding)
  if (text === undefined)
    throw statementNotRead(`The file is no text of the encoding ${mapping.encoding}.`, { faults: [] })
  const { lines, skipped, faults } = readStatement(text, mapping)
  if (lines.length === 0 && faults.length > 0)
    throw statementNotRead('No row of the file could be read by this mapping.', {
      faults: faults.slice(0, 20),
    })
  const currency = ctx.site.countries.find(({ code }) => code === country)?.currency
  if (currency === undefined) throw notFound(`There is no mapping '${mappingId}'.`)
  const digests = digestsOf(mappingId, lines)
  const rows = lines.map(
    (line, index): BankLine => ({
      ...line,
      id: ctx.newId.uuid(),
      mappingId,
      country,
      currency,
      digest: digests[index] ?? '',
      parentId: null,
      status: 'open',
      note: null,
      importedAt: ctx.now,
      modifiedAt: ctx.now,
    }),
  )
  return { mappingId, rows, skipped, faults }
}

/** How many of some lines are there already. */
export const countKnownLines = async (
  { db, site }: AdminContext,
  rows: readonly BankLine[],
): Promise<number> =>
  (
    await db.one(
      countDigests(
        site.siteId,
        rows.map(({ digest }) => digest),
      ),
    )
  ).known

/** Keeps lines that are not there yet, with an entry in the log, within a transaction; gives how many those are. */
export const keepLines = async (
  ctx: AdminContext,
  { mappingId, rows, skipped, faults }: Statement,
): Promise<number> => {
  const added = rows.length === 0 ? 0 : await ctx.db.run(insertLines(ctx.site.siteId, rows))
  if (added > 0)
    await recordAudit(ctx, ctx.db, {
      operation: 'importStatement',
      subject: { kind: 'bank-mapping', id: mappingId },
      ...(rows[0] ? { country: rows[0].country } : {}),
      after: { imported: added, known: rows.length - added, skipped, faults: faults.length },
    })
  return added
}

/**
 * Reads a statement and keeps the money that came. A line is there once: the same file again, or one that overlaps it, adds
 * nothing. Problems: 400 for a file that the mapping does not fit, 404.
 */
export const importStatement = (async (ctx, { body }) => {
  const statement = await openStatement(ctx, body.mappingId, Buffer.from(body.fileContent, 'base64'))
  const { rows, skipped, faults } = statement
  const imported = body.dryRun
    ? rows.length - (await countKnownLines(ctx, rows))
    : await ctx.db.transaction((tx) => keepLines({ ...ctx, db: tx }, statement))
  return { imported, known: rows.length - imported, skipped, faults: faults.slice(0, 200) }
}) satisfies AdminOperation<Contract['importStatement']>
