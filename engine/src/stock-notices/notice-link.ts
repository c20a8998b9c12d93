import { hkdfSync } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { pageLink } from '../kernel/page-link.ts'
import { pagePaths } from '../kernel/page-routes.ts'
import { seal, unseal } from '../kernel/seal.ts'
import { invalidLink } from './problems.ts'

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'stock notices', 32))

/** The page that asks whether to end all notices of an address. */
export const noticeLink = (
  ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site' | 'secretKey'>,
  address: string,
): string =>
  pageLink(ctx, pagePaths.newsletter, {
    action: 'stock',
    token: seal(keyOf(ctx.secretKey), JSON.stringify([ctx.site.siteId, address])),
  })

/** The address of a link. Problem: 404 for one that this shop has not sent. */
export const addressOfLink = (ctx: Pick<Ctx, 'site' | 'secretKey'>, token: string): string => {
  const text = unseal(keyOf(ctx.secretKey), token)
  const [siteId, address] = text === undefined ? [] : (JSON.parse(text) as [string, string])
  if (siteId !== ctx.site.siteId || address === undefined) throw invalidLink('The link is not valid.')
  return address
}
