import { recordAudit } from '../audit/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { notFound } from '../kernel/problem.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import type { ApiClient } from './api-client.ts'
import { createApiClient, type NewClient, requireKnown } from './create-client.ts'
import { disableClient, lockClient, selectClient, updateClient, updateSecrets } from './queries.ts'

/** Throws where the caller may not touch a program. */
type Judge = (client: ApiClient) => void
const noJudge: Judge = () => undefined

/** What the log tells of a program. */
const auditOf = ({ name, scopes, countries, addresses, endsAt }: ApiClient) => ({
  name,
  scopes,
  ...(countries ? { countries } : {}),
  ...(addresses.length > 0 ? { addresses } : {}),
  ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
})

const subjectOf = ({ id }: Pick<ApiClient, 'id'>) => ({ kind: 'api-client', id }) as const

/** A program that calls still, locked. Problem: 404. */
const lockActive = async (ctx: AdminContext, tx: Db, id: string, judge: Judge): Promise<ApiClient> => {
  const client = await tx.maybe(lockClient(ctx.site.organizationId, id))
  if (!client || client.disabledAt) throw notFound(`There is no API client '${id}'.`)
  judge(client)
  return client
}

/** Makes a program; its secret is told this once. Problem: 400 for an unknown scope, country or range. */
export const addClient = (
  ctx: AdminContext,
  wanted: NewClient,
): Promise<{ client: ApiClient; secret: string }> =>
  ctx.db.transaction(async (tx) => {
    const { id, secret } = await createApiClient({ ...ctx, db: tx }, wanted)
    const client = await tx.one(selectClient(id))
    const [subject, after] = [subjectOf(client), auditOf(client)]
    await recordAudit(ctx, tx, { operation: 'createApiClient', subject, after })
    return { client, secret }
  })

export type ClientChanges = Partial<Pick<ApiClient, 'name' | 'scopes' | 'countries' | 'addresses' | 'endsAt'>>

/** Changes what a program may do. Problems: 400, 404, and what `judge` throws. */
export const changeClient = (
  ctx: AdminContext,
  id: string,
  changes: ClientChanges,
  judge: Judge,
): Promise<ApiClient> =>
  ctx.db.transaction(async (tx) => {
    const before = await lockActive(ctx, tx, id, judge)
    const after: ApiClient = { ...before, ...changes, revision: before.revision + 1 }
    requireKnown(ctx, after)
    await tx.run(updateClient(after))
    await recordAudit(ctx, tx, {
      operation: 'updateApiClient',
      subject: subjectOf(before),
      before: auditOf(before),
      after: auditOf(after),
    })
    return after
  })

/** Gives a program a new secret, which is told this once; the former one counts until then. Problem: 404. */
export const replaceSecret = (
  ctx: AdminContext,
  id: string,
  formerUntil: Date,
  judge: Judge = noJudge,
): Promise<{ client: ApiClient; secret: string }> =>
  ctx.db.transaction(async (tx) => {
    const before = await lockActive(ctx, tx, id, judge)
    const secret = ctx.newId.secret()
    const secretHashes = [hashSecret(secret), ...before.secretHashes.slice(0, 1)]
    const client = { ...before, secretHashes, formerSecretUntil: formerUntil, revision: before.revision + 1 }
    await tx.run(updateSecrets(client))
    await recordAudit(ctx, tx, {
      operation: 'rotateApiClientSecret',
      subject: subjectOf(client),
      after: { formerSecretUntil: formerUntil.toISOString() },
    })
    return { client, secret }
  })

/** Ends a program at once, its tokens too; one that has ended stays so. Problem: 404. */
export const endClient = (ctx: AdminContext, id: string, judge: Judge = noJudge): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const client = await tx.maybe(lockClient(ctx.site.organizationId, id))
    if (!client) throw notFound(`There is no API client '${id}'.`)
    judge(client)
    if (client.disabledAt) return
    await tx.run(disableClient(ctx.site.organizationId, id, ctx.now))
    await recordAudit(ctx, tx, {
      operation: 'endApiClient',
      subject: subjectOf(client),
      before: auditOf(client),
    })
  })
