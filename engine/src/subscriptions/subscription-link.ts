import { hkdfSync } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { seal, unseal } from '../kernel/seal.ts'
import { pageLink } from '../kernel/page-link.ts'
import { pagePaths } from '../kernel/page-routes.ts'
import { invalidLink } from './problems.ts'

type Purpose = 'confirm' | 'cancel'

const keyOf = (secretKey: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', `newsletter ${purpose}`, 32))

/** The page that asks whether to do it. */
export const subscriptionLink = (
  ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site' | 'secretKey'>,
  purpose: Purpose,
  email: string,
): string =>
  pageLink(ctx, pagePaths.newsletter, {
    action: purpose,
    token: seal(keyOf(ctx.secretKey, purpose), JSON.stringify([ctx.site.siteId, email])),
  })

/** The address of a link. Problem: 404 for one that this shop has not sent for this purpose. */
export const emailOfLink = (
  ctx: Pick<Ctx, 'site' | 'secretKey'>,
  purpose: Purpose,
  token: string,
): string => {
  const text = unseal(keyOf(ctx.secretKey, purpose), token)
  const [siteId, email] = text === undefined ? [] : (JSON.parse(text) as [string, string])
  if (siteId !== ctx.site.siteId || email === undefined) throw invalidLink('The link is not valid.')
  return email
}
