import { isEmail } from '../../../../facts/email.ts'
import { findCustomer } from '../../customers/index.ts'
import { type Ctx, knownShopper } from '../../kernel/context.ts'
import { badRequest } from '../../kernel/problem.ts'

/** The trimmed address. Problem: 400. */
export const checkEmail = (email: string): string => {
  if (!isEmail(email)) throw badRequest('The e-mail address is not valid.', { property: 'email' })
  return email.trim()
}

/** The e-mail a registered customer signed up with; none for a guest. */
export const emailOfShopper = async (ctx: Ctx): Promise<string | undefined> => {
  const shopper = knownShopper(ctx)
  return shopper.kind === 'registered' ? (await findCustomer(ctx, shopper.customerId))?.email : undefined
}
