import { defineProblem } from './problem.ts'
import type { SignedInStaff } from './staff-operation.ts'

/** The second factor has to be shown once more. Carries `methods`. */
export const stepUpRequired = defineProblem(403, 'step-up-required', 'Step Up Required')

/** Problem: 403 where the second factor was not shown a short while ago. */
export const requireProven = ({ isProven, methods }: Pick<SignedInStaff, 'isProven' | 'methods'>): void => {
  if (!isProven) throw stepUpRequired('Show your second factor once more.', { methods })
}
