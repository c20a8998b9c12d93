import type { Answer, Input, OperationContract, RouteString } from './contract.ts'
import type { Ctx } from './context.ts'

/** An answer that is not "200 with this body". */
export class Reply<T = unknown> {
  readonly status: number
  readonly body: T | undefined
  readonly headers: Record<string, string>

  constructor(status: number, body?: T, headers: Record<string, string> = {}) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export const noContent = () => new Reply<undefined>(204)
export const seeOther = (location: string) => new Reply<undefined>(303, undefined, { location })

/** An operation: load (scoped to the shopper) → decide → save → answer. */
export type Operation<C extends OperationContract> = (
  ctx: Ctx,
  input: Input<C>,
) => Promise<Answer<C> | Reply<Answer<C> | undefined>>

/** A module as http and OpenAPI see it: three records with equal keys. */
export type EngineModule = {
  name: string
  routes: Record<string, RouteString>
  contract: Record<string, OperationContract>
  operations: Record<string, Operation<OperationContract>>
}

/**
 * Joins a module's route strings, schemas and operations; the compiler checks that their keys are equal and that
 * every operation takes and gives what its schemas say.
 */
export const defineModule = <
  R extends Record<string, RouteString>,
  C extends { [K in keyof R]: OperationContract },
>(module: {
  name: string
  routes: R
  contract: C
  operations: { [K in keyof R]: Operation<C[K]> }
}): EngineModule => module
