import type { Ctx } from '../../kernel/context.ts'
import { mailLink } from '../../mail/index.ts'

export const resetLink = (
  ctx: Pick<Ctx, 'publicOrigin' | 'locale' | 'site'>,
  email: string,
  token: string,
): string => mailLink(ctx, '/set-new-password/', { token, email })
