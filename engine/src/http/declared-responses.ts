import type { TSchema } from 'typebox'
import type { OperationContract } from '../kernel/contract.ts'
import {
  badRequest,
  forbidden,
  invalidAccessToken,
  notFound,
  type ProblemKind,
  tooManyRequests,
  unauthorized,
} from '../kernel/problem.ts'
import { idempotencyKeyReused } from '../kernel/idempotency-key.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { payloadTooLarge, unsupportedMediaType } from './errors.ts'

/** The contract of a shoppers' call, one of the Admin API, or one by which its people look after their access. */
export type AnyContract = OperationContract & {
  scope?: string
  by?: 'anybody' | 'staff'
  proven?: true
  lines?: TSchema
  once?: true
}

/** Statuses of an operation's success. */
export const successesOf = ({ answer, success }: AnyContract): readonly number[] =>
  success ?? [answer ? 200 : 204]

/** Problems that an operation may answer: its own, and what every call of its kind may meet before it. */
export const problemsOf = (contract: AnyContract, route: string): ProblemKind[] => {
  const own = (contract.problems ?? []).map(({ kind }) => kind)
  const isForSome = contract.scope !== undefined || contract.by !== undefined
  const isForCustomers = contract.auth === 'registered' && contract.errors !== 'oauth'
  const common = [
    badRequest.kind,
    // A token that is worthless is refused where none is needed, too.
    invalidAccessToken.kind,
    ...(contract.auth === 'none' ? [] : [unauthorized.kind]),
    ...(isForSome || isForCustomers ? [forbidden.kind] : []),
    ...(contract.proven ? [stepUpRequired.kind] : []),
    ...(route.includes('{organizationId}') ? [notFound.kind] : []),
    ...(contract.body || contract.lines || contract.consumes === 'bytes'
      ? [payloadTooLarge.kind, unsupportedMediaType.kind]
      : []),
    ...(contract.once ? [idempotencyKeyReused.kind] : []),
    ...(contract.uncounted ? [] : [tooManyRequests(60).kind]),
  ]
  const all = new Map([...own, ...common].map((kind) => [`${kind.status} ${kind.slug}`, kind]))
  return [...all.values()]
}
