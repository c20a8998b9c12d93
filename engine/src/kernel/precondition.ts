import type { AdminContext } from './admin-context.ts'
import { defineProblem } from './problem.ts'

/** The thing was changed since the caller read it. Carries `current` and `etag`. */
export const preconditionFailed = defineProblem(412, 'precondition-failed', 'Precondition Failed')

/** People look at what they change: the revision they have read has to be named. */
export const preconditionRequired = defineProblem(428, 'precondition-required', 'Precondition Required')

/** Something else has the name that was to be given. */
export const idAlreadyExists = defineProblem(409, 'id-already-exists', 'Id Already Exists')

/**
 * Judges `If-Match`. Problems: 412 with the thing as it is now, where the caller has read another revision; 428 where a
 * person names none, or any: what they may do depends on what it was. Programs may leave it out.
 */
export const requireIfMatch = (
  { staff }: Pick<AdminContext, 'staff'>,
  ifMatch: string | undefined,
  { etag, current }: { etag: string; current: () => object },
): void => {
  if (staff && (ifMatch === undefined || ifMatch === '*'))
    throw preconditionRequired('Name the revision that you have read in "If-Match".', { etag })
  if (ifMatch === undefined) return
  if (ifMatch === '*' || ifMatch.split(/,\s*/).includes(etag)) return
  throw preconditionFailed('It was changed meanwhile.', { etag, current: current() })
}
