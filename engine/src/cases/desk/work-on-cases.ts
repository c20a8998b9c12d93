import { localeOf, splitLocale } from '../../../../facts/locales.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Db } from '../../db/db.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { badRequest, notFound } from '../../kernel/problem.ts'
import { searchRows } from '../../kernel/search-request/index.ts'
import { queueMail } from '../../mail/index.ts'
import { selectOrderIn } from '../../orders/index.ts'
import { listColleagues, requireColleague } from '../../staff/index.ts'
import { caseNotFound } from '../problems.ts'
import { caseClosed, caseNotClosed, type caseDeskContract } from './contract.ts'
import {
  caseResource,
  caseTable,
  type DeskCase,
  deskCases,
  isOfCountries,
  lockDeskCase,
  newestFirst,
  selectDeskCase,
  selectFilesOf,
  updateCase,
} from './queries.ts'

const reachOf = ({ site, countries }: AdminContext) => ({ siteId: site.siteId, countries })
const etagOf = ({ revision }: Pick<DeskCase, 'revision'>) => `"${revision}"`
export const noCase = (id: string) => caseNotFound(`There is no case '${id}'.`)

const hitView = (one: DeskCase) => ({
  caseId: one.id,
  status: one.status,
  country: one.country,
  creationDate: one.createdAt.toISOString(),
  lastModified: one.modifiedAt.toISOString(),
  name: one.document.name,
  email: one.document.email,
  subject: one.document.subject,
  ...(one.customerId === null ? {} : { customerId: one.customerId }),
  ...(one.owner === null ? {} : { owner: one.owner }),
  ...(one.orderNo === null ? {} : { orderNo: one.orderNo }),
  fileCount: one.files,
})

/** Problem: 404, for a case of another country too. */
export const requireCase = async (ctx: AdminContext, id: string): Promise<DeskCase> => {
  const one = await ctx.db.maybe(selectDeskCase(reachOf(ctx), id))
  if (!one) throw noCase(id)
  return one
}

const reply = async (ctx: AdminContext, id: string) => {
  const one = await requireCase(ctx, id)
  const files = await ctx.db.query(selectFilesOf(ctx.site.siteId, id))
  const { phone, description } = one.document
  const view = { ...hitView(one), phone, description, answers: one.answers, files }
  return new Reply(200, view, { etag: etagOf(one) })
}

type Change = { operation: string; id: string; ifMatch: string | undefined; note?: string }
type Changed = Partial<Pick<DeskCase, 'owner' | 'orderNo' | 'status' | 'answers'>>

/** Changes a case under its lock, with its entry in the log. Problems: 404, 409 for its state, 412, 428. */
const changeCase = async (
  ctx: AdminContext,
  { operation, id, ifMatch, note }: Change,
  change: (one: DeskCase, tx: Db) => Promise<Changed> | Changed,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const before = await tx.maybe(lockDeskCase(reachOf(ctx), id))
    if (!before) throw noCase(id)
    requireIfMatch(ctx, ifMatch, { etag: etagOf(before), current: () => hitView(before) })
    const after = { ...before, ...(await change(before, tx)) }
    await tx.run(updateCase(ctx.site.siteId, after, ctx.now))
    const essence = ({ status, owner, orderNo, answers }: DeskCase) => ({
      status,
      owner: owner?.id ?? null,
      orderNo,
      answers: answers.length,
    })
    await recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'case', id },
      country: before.country,
      before: essence(before),
      after: { ...essence(after), ...(note === undefined ? {} : { note }) },
    })
  })

/** Cases of the caller's countries, the newest first. Problem: 400. */
export const searchCases = (async (ctx, { body }) => {
  const { rows, page } = await searchRows(
    ctx.db,
    {
      resource: caseResource,
      order: newestFirst,
      select: deskCases,
      from: caseTable,
      within: isOfCountries(ctx.site.siteId, ctx.countries),
    },
    body,
  )
  return { ...page, hits: rows.map(hitView) }
}) satisfies AdminOperation<typeof caseDeskContract.searchCases>

/** A case with its answers and files. Problem: 404. */
export const getCase = (async (ctx, { params }) => reply(ctx, params.caseId)) satisfies AdminOperation<
  typeof caseDeskContract.getCase
>

/** To whom a case of the caller's countries can be given. */
export const getCaseColleagues = (async (ctx) =>
  listColleagues(ctx, 'sfcc.cases.rw')) satisfies AdminOperation<typeof caseDeskContract.getCaseColleagues>

/** Gives a case to one of the merchant's people who answers cases there, or to nobody. Problems: 400, 404, 412, 428. */
export const assignCase = (async (ctx, { params: { caseId }, body: { staffId }, headers }) => {
  const change = { operation: 'assignCase', id: caseId, ifMatch: headers['if-match'] }
  await changeCase(ctx, change, async ({ country }, tx) => {
    const work = { scope: 'sfcc.cases.rw', country } as const
    return { owner: staffId === null ? null : await requireColleague({ ...ctx, db: tx }, staffId, work) }
  })
  return reply(ctx, caseId)
}) satisfies AdminOperation<typeof caseDeskContract.assignCase>

/** Says which order a case is about, or that it is about none. Problems: 404, 412, 428. */
export const linkCaseOrder = (async (ctx, { params: { caseId }, body: { orderNo }, headers }) => {
  const change = { operation: 'linkCaseOrder', id: caseId, ifMatch: headers['if-match'] }
  await changeCase(ctx, change, async (_case, tx) => {
    if (orderNo !== null && !(await tx.maybe(selectOrderIn(ctx.site.siteId, ctx.countries, orderNo))))
      throw notFound(`There is no order '${orderNo}'.`)
    return { orderNo }
  })
  return reply(ctx, caseId)
}) satisfies AdminOperation<typeof caseDeskContract.linkCaseOrder>

/** Writes to who wrote the case, in Spanish as its country does. Problems: 400, 404, 409, 412, 428. */
export const answerCase = (async (ctx, { params: { caseId }, body, headers }) => {
  const text = body.text.trim()
  if (text === '') throw badRequest('The answer is empty.', { property: '$.text' })
  const change = { operation: 'answerCase', id: caseId, ifMatch: headers['if-match'] }
  await changeCase(ctx, change, async (one, tx) => {
    if (one.status === 'closed') throw caseClosed('The case is closed.')
    const answers = [...one.answers, { at: ctx.now.toISOString(), actor: ctx.actor, text }]
    const country = ctx.site.countries.find(({ code }) => code === one.country)
    const locale = country ? localeOf('es', country.code) : ctx.site.defaultLocale
    const { name, email } = one.document
    const values = { number: one.id, firstName: name.split(' ')[0] ?? '', author: ctx.actor.name, text }
    await queueMail(
      { ...ctx, locale, ...splitLocale(locale) },
      tx,
      { template: 'case-answer', to: email, values },
      `case ${one.id} answer ${answers.length}`,
    )
    return {
      answers,
      status: body.close ? 'closed' : 'answered',
      owner: one.owner ?? (ctx.actor.kind === 'staff' ? ctx.actor : null),
    }
  })
  return reply(ctx, caseId)
}) satisfies AdminOperation<typeof caseDeskContract.answerCase>

/** Closes a case without an answer. Problems: 404, 409, 412, 428. */
export const closeCase = (async (ctx, { params: { caseId }, body, headers }) => {
  const change = {
    operation: 'closeCase',
    id: caseId,
    ifMatch: headers['if-match'],
    note: body.reason,
  }
  await changeCase(ctx, change, (one) => {
    if (one.status === 'closed') throw caseClosed('The case is closed.')
    return { status: 'closed' }
  })
  return reply(ctx, caseId)
}) satisfies AdminOperation<typeof caseDeskContract.closeCase>

/** Opens a closed case again, without a word to who wrote it. Problems: 404, 409, 412, 428. */
export const reopenCase = (async (ctx, { params: { caseId }, headers }) => {
  const change = { operation: 'reopenCase', id: caseId, ifMatch: headers['if-match'] }
  await changeCase(ctx, change, ({ status, answers }) => {
    if (status !== 'closed') throw caseNotClosed('The case is not closed.')
    return { status: answers.length > 0 ? 'answered' : 'open' }
  })
  return reply(ctx, caseId)
}) satisfies AdminOperation<typeof caseDeskContract.reopenCase>
