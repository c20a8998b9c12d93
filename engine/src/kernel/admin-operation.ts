import type { Readable } from 'node:stream'
import type { Static, TSchema } from 'typebox'
import type { AdminContext } from './admin-context.ts'
import type { AdminScope } from './admin-scopes.ts'
import type { BulkLine } from './bulk-lines.ts'
import type { Answer, Input, OperationContract, RouteString } from './contract.ts'
import type { Declared, Reply } from './operation.ts'

/** The contract of a call of the Admin API: without a scope it does not compile. */
export type AdminOperationContract = Omit<OperationContract, 'auth' | 'errors' | 'consumes'> & {
  scope: AdminScope
  /** People show their second factor once more. */
  proven?: true
  /** The body is a file (`application/octet-stream`), which the operation gets as it arrives; `bodyLimit` bytes at most. */
  consumes?: 'bytes'
  /** With an `Idempotency-Key` it is done once, in one transaction: a repeat within two days gets the answer of the first. */
  once?: true
  /** The body may be lines (`application/x-ndjson`), and what each of them says; beside a `body`, or in its place. */
  lines?: TSchema
}

/** Lines as they were sent; undefined where the call was made with a body. */
type Lines<C extends AdminOperationContract> = C['lines'] extends TSchema
  ? { lines: BulkLine<Static<C['lines']>>[] | (C['body'] extends TSchema ? undefined : never) }
  : unknown

/** An operation of the Admin API: load (within the actor's countries) → decide → save with its audit entry → answer. */
export type AdminOperation<C extends AdminOperationContract> = (
  ctx: AdminContext,
  input: Input<C> & (C['consumes'] extends 'bytes' ? { bytes: Readable } : unknown) & Lines<C>,
) => Promise<Answer<C> | Reply<Answer<C> | undefined>>

/** A module of the Admin API as http and OpenAPI see it: three records with equal keys. */
export type AdminModule = {
  name: string
  routes: Record<string, RouteString>
  contract: Record<string, AdminOperationContract>
  operations: Record<string, AdminOperation<AdminOperationContract>>
}

/** Joins routes, contracts and operations as `defineModule` does for shoppers. */
export const defineAdminModule = <
  R extends Record<string, RouteString>,
  C extends { [K in keyof R]: AdminOperationContract },
  O extends { [K in keyof R]: AdminOperation<C[K]> },
>(module: {
  name: string
  routes: R
  contract: C
  operations: O & { [K in keyof R]: Declared<C[K], O[K]> }
}): AdminModule => module
