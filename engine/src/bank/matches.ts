import { todayIn } from '../../../facts/dates.ts'
import { toMajor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest, notFound, Problem } from '../kernel/problem.ts'
import { runOnce } from '../kernel/run-once.ts'
import { findOrdersByNumber, payByTransfer, undoTransfer, waitingTransfers } from '../orders/desk/index.ts'
import type { bankContract } from './contract.ts'
import { countriesOf, lineView, lockLineIn, viewsOf } from './lines.ts'
import { matchNotUndoable, transferDiffers } from './problems.ts'
import { numbersIn, proposeFor } from './propose.ts'
import {
  type BankLine,
  type BankMatch,
  insertMatch,
  type LineStatus,
  lineStatuses,
  selectMatchesOf,
  selectOpenLines,
  selectReceivedAmounts,
  undoMatches,
  updateLine,
} from './queries.ts'

type Contract = typeof bankContract
type Waiting = Awaited<ReturnType<typeof waitingTransfers>>[number] & { remainingMinor: number }

/** Orders with what is still to come of each. */
const withRemaining = async (
  ctx: Pick<AdminContext, 'db' | 'site'>,
  orders: Awaited<ReturnType<typeof waitingTransfers>>,
): Promise<Waiting[]> => {
  const numbers = orders.map(({ orderNo }) => orderNo)
  const rows = await ctx.db.query(selectReceivedAmounts(ctx.site.siteId, numbers))
  const received = new Map(rows.map(({ orderNo, receivedMinor }) => [orderNo, receivedMinor]))
  return orders.map((order) => ({
    ...order,
    remainingMinor: order.totalMinor - (received.get(order.orderNo) ?? 0),
  }))
}

const isLineStatus = (text: unknown): text is LineStatus => lineStatuses.some((status) => status === text)

const waitingView = ({
  orderNo,
  customerName,
  currency,
  totalMinor,
  remainingMinor,
  createdAt,
}: Waiting) => ({
  orderNo,
  customerName,
  currency,
  orderTotal: toMajor(totalMinor),
  remaining: toMajor(remainingMinor),
  creationDate: createdAt.toISOString(),
})

/** Orders that lines without a pair name, and that no longer wait: their term is over, or they were paid otherwise. */
const overOrders = async (ctx: AdminContext, lines: readonly BankLine[]) => {
  const numbers = lines.map(({ description, reference }) => [...numbersIn(`${description} ${reference}`)])
  const wanted = [...new Set(numbers.flat().map((number) => number.padStart(8, '0')))]
  const known = new Set((await findOrdersByNumber(ctx, wanted.slice(0, 2_000))).map(({ orderNo }) => orderNo))
  return new Map(
    lines.map(({ id }, index) => [
      id,
      numbers[index]?.map((number) => number.padStart(8, '0')).find((number) => known.has(number)),
    ]),
  )
}

/** What each open line is probably for, in the caller's countries or in the one that is asked for. Nothing is written. */
export const proposeMatches = (async (ctx, { body: { lineIds = null, country } }) => {
  const lines = await ctx.db.query(selectOpenLines(ctx.site.siteId, countriesOf(ctx, country), lineIds))
  const orders = await withRemaining(ctx, await waitingTransfers(ctx))
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]))
  const views = await viewsOf(ctx, lines)
  const proposals = proposeFor(lines, orders)
  const unpaired = lines.filter((_line, index) => proposals[index]?.certainty === 'none')
  const over = await overOrders(ctx, unpaired)
  const counts = { certain: 0, probable: 0, none: 0 }
  const data = proposals.flatMap((proposal, index) => {
    const line = views[index]
    if (!line) return []
    counts[proposal.certainty] += 1
    const overOrderNo = over.get(proposal.lineId)
    return {
      line,
      certainty: proposal.certainty,
      reason: overOrderNo === undefined ? proposal.reason : ('order-over' as const),
      orders: proposal.orderNos.flatMap((orderNo) => {
        const order = byNumber.get(orderNo)
        return order ? [waitingView(order)] : []
      }),
      difference: toMajor(proposal.differenceMinor),
      ...(overOrderNo === undefined ? {} : { overOrderNo }),
    }
  })
  return { data, counts }
}) satisfies AdminOperation<Contract['proposeMatches']>

type Wish = { lineId: string; orderNos: string[]; isPart?: boolean; hasSurplus?: boolean }

/** How a line's money goes to its orders. Problem: 409 where it is less or more and nobody has said so. */
const shareOut = (line: BankLine, orders: readonly Waiting[], { isPart, hasSurplus }: Wish) => {
  const neededMinor = orders.reduce((sum, { remainingMinor }) => sum + remainingMinor, 0)
  const differenceMinor = line.amountMinor - neededMinor
  const told = { expected: toMajor(neededMinor), difference: toMajor(differenceMinor) }
  if (differenceMinor > 0 && !hasSurplus)
    throw transferDiffers(`The line brings ${toMajor(differenceMinor)} more than is needed.`, told)
  if (differenceMinor < 0 && (!isPart || orders.length > 1))
    throw transferDiffers(`The line brings ${toMajor(-differenceMinor)} less than is needed.`, told)
  return orders.map(({ orderNo, remainingMinor }) => ({
    orderNo,
    amountMinor: Math.min(remainingMinor, line.amountMinor),
    completes: differenceMinor >= 0,
  }))
}

const referenceOf = ({ day, description, reference }: BankLine) =>
  [day, reference, description].filter(Boolean).join(' ').slice(0, 100)

/** One line and its orders, in the transaction of the caller. */
const confirmOne = async (ctx: AdminContext, wish: Wish) => {
  const { db: tx, site } = ctx
  if (new Set(wish.orderNos).size < wish.orderNos.length)
    throw badRequest('An order is named twice.', { property: '$.matches' })
  const line = await lockLineIn(ctx, tx, wish.lineId, 'open')
  const waiting = (await waitingTransfers(ctx)).filter(({ orderNo }) => wish.orderNos.includes(orderNo))
  const missing = wish.orderNos.find((orderNo) => !waiting.some((order) => order.orderNo === orderNo))
  if (missing !== undefined) throw notFound(`No order '${missing}' waits for a transfer.`)
  if (waiting.some(({ country, currency }) => country !== line.country || currency !== line.currency))
    throw badRequest('The line is of another country than the order.', { property: '$.matches' })
  const shares = shareOut(line, await withRemaining(ctx, waiting), wish)
  // In one order for all, or two lines would wait for each other.
  for (const share of shares.toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1))) {
    const match: BankMatch = {
      ...share,
      id: ctx.newId.uuid(),
      lineId: line.id,
      actor: ctx.actor,
      matchedAt: ctx.now,
    }
    const { orderNo, amountMinor, completes } = match
    const amount = toMajor(amountMinor)
    await payByTransfer(ctx, tx, {
      orderNo,
      matchId: match.id,
      amount,
      completes,
      reference: referenceOf(line),
    })
    await tx.run(insertMatch(site.siteId, match))
  }
  const matched = { ...line, status: 'matched' as const, modifiedAt: ctx.now }
  await tx.run(updateLine(site.siteId, matched))
  await recordAudit(ctx, tx, {
    operation: 'confirmMatches',
    subject: { kind: 'bank-line', id: line.id },
    country: line.country,
    before: { status: line.status },
    after: {
      status: 'matched',
      orders: shares.map(({ orderNo, amountMinor, completes }) => ({
        orderNo,
        amount: toMajor(amountMinor),
        completes,
      })),
    },
  })
  return lineView(matched, await tx.query(selectMatchesOf(site.siteId, [line.id])))
}

const problemView = (problem: Problem) => {
  const { type, title, detail, expected, difference, lineStatus } = problem.body() as Record<string, unknown>
  return {
    status: problem.kind.status,
    type: String(type),
    title: String(title),
    detail: String(detail),
    ...(typeof expected === 'number' ? { expected } : {}),
    ...(typeof difference === 'number' ? { difference } : {}),
    ...(isLineStatus(lineStatus) ? { lineStatus } : {}),
  }
}

/**
 * Says what lines were for: their orders are paid, each line and its orders in one transaction, and what one is refused for
 * keeps no other back. Problems: 403 where the caller may not; the rest is told line by line.
 */
export const confirmMatches = (async (ctx, { body }) => {
  const data: {
    lineId: string
    isConfirmed: boolean
    line?: ReturnType<typeof lineView>
    problem?: ReturnType<typeof problemView>
  }[] = []
  for (const wish of body.matches) {
    try {
      const line = await ctx.db.transaction((tx) => confirmOne({ ...ctx, db: tx }, wish))
      data.push({ lineId: wish.lineId, isConfirmed: true, line })
    } catch (error) {
      if (!(error instanceof Problem) || error.kind.status === 403) throw error
      data.push({ lineId: wish.lineId, isConfirmed: false, problem: problemView(error) })
    }
  }
  return { data, confirmed: data.filter(({ isConfirmed }) => isConfirmed).length }
}) satisfies AdminOperation<Contract['confirmMatches']>

/**
 * Takes a confirmation back on its day, before work on its orders begins: they wait for their money again, and the line is
 * open. Problems: 403, 404, 409.
 */
export const undoMatch = (async (ctx, { params: { lineId }, body, headers }) =>
  runOnce(ctx, { operation: `undoMatch ${lineId}`, headers, body }, async (inside) => {
    const { db: tx, site, now } = inside
    const line = await lockLineIn(inside, tx, lineId, 'matched')
    const matches = await tx.query(selectMatchesOf(site.siteId, [line.id]))
    const timeZone = site.countries.find(({ code }) => code === line.country)?.timeZone ?? 'UTC'
    const today = todayIn(timeZone, now)
    if (matches.some(({ matchedAt }) => todayIn(timeZone, matchedAt) !== today))
      throw matchNotUndoable('It was confirmed on another day.', {})
    for (const { orderNo, id, amountMinor, completes } of matches) {
      const transfer = {
        orderNo,
        matchId: id,
        amount: toMajor(amountMinor),
        completes,
        reference: referenceOf(line),
      }
      if (!(await undoTransfer(inside, tx, transfer)))
        throw matchNotUndoable(`Work on the order ${orderNo} has begun, or its money has moved.`, { orderNo })
    }
    await tx.run(undoMatches(site.siteId, line.id, now))
    const open = { ...line, status: 'open' as const, modifiedAt: now }
    await tx.run(updateLine(site.siteId, open))
    await recordAudit(inside, tx, {
      operation: 'undoMatch',
      subject: { kind: 'bank-line', id: line.id },
      country: line.country,
      before: { orderNos: matches.map(({ orderNo }) => orderNo) },
      after: { status: 'open', reason: body.reason },
    })
    return new Reply(200, lineView(open, []))
  })) satisfies AdminOperation<Contract['undoMatch']>
