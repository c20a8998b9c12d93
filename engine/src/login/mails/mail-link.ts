import type { Ctx } from '../../kernel/context.ts'
import { pageLink } from '../../kernel/page-link.ts'

export const resetLink = (
  ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>,
  email: string,
  token: string,
): string => pageLink(ctx, ctx.site.mailPaths?.newPassword ?? '/set-new-password/', { token, email })
