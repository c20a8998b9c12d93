import { fromMajor, type Minor, toMajor } from '../../../facts/money.ts'
import { badRequest } from './problem.ts'

/** An amount that a caller sent, in minor units. Problem: 400 for a third decimal, which is never rounded away. */
export const readAmount = (amount: number, property: string): Minor => {
  const minor = fromMajor(amount)
  if (toMajor(minor) !== amount) throw badRequest('An amount has two decimals at most.', { property })
  return minor
}
