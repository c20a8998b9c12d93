import type { Customer } from '../../customers/index.ts'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { pagesClientId } from '../../kernel/site.ts'
import { queueMail } from '../../mail/index.ts'
import { storeOneTimeToken } from '../tokens/one-time-token.ts'
import { resetLink } from './mail-link.ts'

/** How long the link of an invitation works. */
const invitationHours = 48

/**
 * Mails a customer whose account somebody else has made the link to choose a password, in the context's locale, inside the
 * caller's transaction. The link works once; whoever comes too late is mailed another by asking for a new password.
 */
export const inviteCustomer = async (ctx: Ctx, tx: Db, { id, email, profile }: Customer): Promise<void> => {
  const secret = ctx.newId.secret()
  const token = {
    purpose: 'password_reset' as const,
    customerId: id,
    clientId: pagesClientId(ctx.site),
    usid: null,
    codeChallenge: null,
  }
  await storeOneTimeToken(ctx, tx, token, { secret, minutes: invitationHours * 60 })
  const { firstName = '' } = profile
  const values = { firstName, link: resetLink(ctx, email, secret), hours: invitationHours }
  await queueMail(ctx, tx, { template: 'customer-invitation', to: email, values })
}
