import type { Ctx } from '../../kernel/context.ts'
import { seeOther } from '../../kernel/operation.ts'
import { type Client, isPrivate } from '../client.ts'
import { invalidRequest } from '../problems.ts'
import { type CodeRow, insertCode } from '../queries.ts'
import { redirectWith } from '../identity/redirect-uri.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'

const codeMs = 5 * 60_000

/** What came in the query or form and goes back with the redirect. */
export type Echo = { state?: string | undefined; scope?: string | undefined }

/** Public clients must bind the code to a verifier. Problem: 400. */
export const requireChallenge = (client: Client, codeChallenge: string | undefined): void => {
  if (!codeChallenge && !isPrivate(client)) throw invalidRequest('code_challenge is required.')
}

/** Writes a code that lives five minutes, and gives it. */
export const issueCode = async (ctx: Ctx, code: CodeRow): Promise<string> => {
  const secret = ctx.newId.secret()
  const expiresAt = new Date(ctx.now.getTime() + codeMs)
  await ctx.db.run(insertCode(ctx.site.siteId, hashSecret(secret), code, expiresAt))
  return secret
}

/** Issues a code and answers the redirect that carries it. */
export const redirectWithCode = async (ctx: Ctx, code: CodeRow, { state, scope }: Echo) =>
  seeOther(
    redirectWith(code.redirectUri, { usid: code.usid, state, scope, code: await issueCode(ctx, code) }),
  )
