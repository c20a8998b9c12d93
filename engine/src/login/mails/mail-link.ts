import type { Ctx } from '../../kernel/context.ts'
import { pageLink } from '../../kernel/page-link.ts'
import { pagePaths } from '../../kernel/page-routes.ts'

export const resetLink = (
  ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>,
  email: string,
  token: string,
): string => pageLink(ctx, ctx.site.mailPaths?.newPassword ?? pagePaths.setNewPassword, { token, email })
