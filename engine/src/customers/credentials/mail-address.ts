import { isEmail, isExampleAddress } from '../../../../facts/email.ts'
import type { Ctx } from '../../kernel/context.ts'
import { normalLogin } from '../customer.ts'
import { invalidEmail } from '../problems.ts'

type LoginAndEmail = { login?: string | undefined; email?: string | undefined }

/**
 * The one mail address that is login and email: were they two, whoever registers with somebody's address as login would
 * get the mails that open it. Undefined where neither is named. Problem: 400 invalid-email, naming the member.
 */
export const mailAddressOf = (
  ctx: Pick<Ctx, 'production'>,
  { login, email }: LoginAndEmail,
): string | undefined => {
  for (const [property, address] of Object.entries({ email, login })) {
    if (address === undefined) continue
    if (!isEmail(address) || (ctx.production && isExampleAddress(address)))
      throw invalidEmail(`The ${property} is not valid.`, { property })
  }
  if (login !== undefined && email !== undefined && normalLogin(login) !== normalLogin(email))
    throw invalidEmail('The login must be the email.', { property: 'login' })
  return (email ?? login)?.trim()
}
