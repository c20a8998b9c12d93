import { toMajor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { readAmount } from '../kernel/read-amount.ts'
import type { bankContract } from './contract.ts'
import { lineNotOpen } from './problems.ts'
import {
  type BankLine,
  type BankMatch,
  countLines,
  insertLines,
  type LineStatus,
  lockLine,
  selectLines,
  selectMatchesOf,
  updateLine,
} from './queries.ts'

type Contract = typeof bankContract

/** The countries that are looked at: all of the caller's, or the one of them that is asked for. */
export const countriesOf = ({ countries }: AdminContext, country: string | undefined) =>
  country === undefined ? countries : countries.filter((one) => one === country)

/** A line with what it was for. */
export const lineView = (line: BankLine, matches: readonly BankMatch[]) => {
  const own = matches.filter(({ lineId }) => lineId === line.id)
  const surplusMinor = line.amountMinor - own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    id: line.id,
    mappingId: line.mappingId,
    country: line.country,
    currency: line.currency,
    day: line.day,
    amount: toMajor(line.amountMinor),
    description: line.description,
    reference: line.reference,
    status: line.status,
    ...(line.parentId === null ? {} : { parentId: line.parentId }),
    ...(line.note === null ? {} : { note: line.note }),
    matches: own.map(({ orderNo, amountMinor, completes, actor, matchedAt }) => ({
      orderNo,
      amount: toMajor(amountMinor),
      completes,
      by: actor.name,
      at: matchedAt.toISOString(),
    })),
    ...(line.status === 'matched' && surplusMinor > 0 ? { surplus: toMajor(surplusMinor) } : {}),
  }
}

export const viewsOf = async (ctx: AdminContext, lines: readonly BankLine[]) => {
  const ids = lines.map(({ id }) => id)
  const matches = await ctx.db.query(selectMatchesOf(ctx.site.siteId, ids))
  return lines.map((line) => lineView(line, matches))
}

/** A line where the caller works, locked, in one of these states. Problems: 404, 409. */
export const lockLineIn = async (
  ctx: AdminContext,
  tx: Db,
  id: string,
  ...statuses: LineStatus[]
): Promise<BankLine> => {
  const line = await tx.maybe(lockLine(ctx.site.siteId, ctx.countries, id))
  if (!line) throw notFound(`There is no bank line '${id}'.`)
  if (!statuses.includes(line.status))
    throw lineNotOpen(`The line is ${line.status}.`, { lineStatus: line.status })
  return line
}

/** Lines of the caller's countries or of the one that is asked for, the newest first. */
export const searchBankLines = (async (ctx, { body }) => {
  const { country, statuses = null, from = null, to = null, words = null, limit = 50, offset = 0 } = body
  const choice = { countries: countriesOf(ctx, country), statuses, from, to, words }
  const lines = await ctx.db.query(selectLines(ctx.site.siteId, choice, limit, offset))
  const { total } = await ctx.db.one(countLines(ctx.site.siteId, choice))
  return { data: await viewsOf(ctx, lines), total }
}) satisfies AdminOperation<Contract['searchBankLines']>

/** One transfer for several things becomes a line for each. Problems: 400 unless the parts are the whole, 404, 409. */
export const splitLine = (async (ctx, { params: { lineId }, body }) => {
  const amounts = body.amounts.map((amount, index) => readAmount(amount, `$.amounts[${index}]`))
  const parts = await ctx.db.transaction(async (tx) => {
    const line = await lockLineIn(ctx, tx, lineId, 'open')
    const sum = amounts.reduce((all, amount) => all + amount, 0)
    if (sum !== line.amountMinor)
      throw badRequest(`The parts come to ${toMajor(sum)}, the line to ${toMajor(line.amountMinor)}.`, {
        property: '$.amounts',
        expected: toMajor(line.amountMinor),
      })
    const made = amounts.map(
      (amountMinor, index): BankLine => ({
        ...line,
        id: ctx.newId.uuid(),
        amountMinor,
        digest: `${line.id} ${index}`,
        parentId: line.id,
        modifiedAt: ctx.now,
      }),
    )
    await tx.run(insertLines(ctx.site.siteId, made))
    await tx.run(updateLine(ctx.site.siteId, { ...line, status: 'split', modifiedAt: ctx.now }))
    await recordAudit(ctx, tx, {
      operation: 'splitLine',
      subject: { kind: 'bank-line', id: line.id },
      country: line.country,
      before: { amount: toMajor(line.amountMinor) },
      after: { amounts: body.amounts },
    })
    return made
  })
  return new Reply(201, { data: parts.map((line) => lineView(line, [])) })
}) satisfies AdminOperation<Contract['splitLine']>

/** Puts a line aside that is for no order, with the reason, or takes it up again. Problems: 400, 404, 409. */
export const ignoreLine = (async (ctx, { params: { lineId }, body: { ignored, note } }) => {
  if (ignored && note === undefined) throw badRequest('Say why it is ignored.', { property: '$.note' })
  const changed = await ctx.db.transaction(async (tx) => {
    const line = await lockLineIn(ctx, tx, lineId, 'open', 'ignored')
    const status = ignored ? ('ignored' as const) : ('open' as const)
    const after = { ...line, status, note: ignored ? (note ?? null) : null, modifiedAt: ctx.now }
    await tx.run(updateLine(ctx.site.siteId, after))
    await recordAudit(ctx, tx, {
      operation: 'ignoreLine',
      subject: { kind: 'bank-line', id: line.id },
      country: line.country,
      before: { status: line.status },
      after: { status, note },
    })
    return after
  })
  return lineView(changed, [])
}) satisfies AdminOperation<Contract['ignoreLine']>
