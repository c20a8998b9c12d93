import { countAttempt } from '../../attempts/index.ts'
import { type Ctx, knownShopper } from '../../kernel/context.ts'
import { Problem } from '../../kernel/problem.ts'

const quarter = 15 * 60
const hour = 3_600

const isUnknownCode = (error: unknown) =>
  error instanceof Problem && error.extras.statusCode === 'coupon_code_unknown'

/**
 * Does what tells whether a code exists. Ten that nobody has in a quarter of an hour are enough for a shopper, a hundred
 * an hour for an address; then no code is looked at, the right one neither. Problem: 429.
 */
export const withCouponGuess = async <Answer>(ctx: Ctx, work: () => Promise<Answer>): Promise<Answer> => {
  const guess = await countAttempt(ctx, [
    { key: `coupon codes of ${knownShopper(ctx).customerId}`, most: 10, seconds: quarter },
    { key: `coupon codes from ${ctx.ip}`, most: 100, seconds: hour },
  ])
  try {
    const answer = await work()
    await guess.forgive()
    return answer
  } catch (error) {
    if (!isUnknownCode(error)) await guess.forgive()
    throw error
  }
}
