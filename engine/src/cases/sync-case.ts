import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Job } from '../kernel/outbox.ts'
import { queueSupportMail } from '../mail/index.ts'
import { selectCase, selectCaseFile } from './queries.ts'

const syncCaseJob = 'cases.tell-crm'

type CaseSync = { what: 'case' | 'file'; id: string }

/** Asks within a transaction for the CRM to be told. One statement. */
export const queueCaseSync = (
  ctx: Pick<Ctx, 'outbox' | 'site' | 'locale'>,
  tx: Db,
  news: CaseSync,
): Promise<void> =>
  ctx.outbox.send(tx, { name: syncCaseJob, siteId: ctx.site.siteId, locale: ctx.locale, data: news })

const keyOf = (siteId: string, caseId: string) => `${siteId}-${caseId}`

/** Where no CRM keeps cases, the country's support is written to. */
const mailSupport = async (ctx: Ctx, what: CaseSync['what'], id: string) => {
  const { siteId } = ctx.site
  const file = what === 'file' ? await ctx.db.maybe(selectCaseFile(siteId, id)) : undefined
  const found = await ctx.db.maybe(selectCase(siteId, file?.caseId ?? id))
  if (!found) return
  const { name, email, phone, subject, description } = found.document
  const text = file ? file.name : `${subject}\n\n${description}`
  const values = { kind: 'case' as const, number: found.id, contact: { name, email, phone }, text }
  await queueSupportMail(ctx, ctx.db, found.country, values, `case ${id}`)
}

/** Saves a case or one of its files in the CRM; a file whose case is not there yet is retried. */
export const syncCase: Job<CaseSync> = {
  name: syncCaseJob,
  run: async (ctx, { what, id }) => {
    const { crm } = ctx.gateways
    const { siteId } = ctx.site
    if (!crm) return mailSupport(ctx, what, id)
    if (what === 'case') {
      const found = await ctx.db.maybe(selectCase(siteId, id))
      if (found) await crm.saveCase({ key: keyOf(siteId, id), country: found.country, ...found.document })
      return
    }
    const file = await ctx.db.maybe(selectCaseFile(siteId, id))
    if (!file) return
    await crm.saveFile({
      key: `${siteId}-${id}`,
      parent: { kind: 'case', key: keyOf(siteId, file.caseId) },
      name: file.name,
      content: file.bytes.toString('base64'),
    })
  },
}
