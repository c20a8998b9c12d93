import type { Readable } from 'node:stream'
import type { Answer, Input, OperationContract, RouteString } from './contract.ts'
import type { Ctx } from './context.ts'
import type { Undeclared } from './undeclared.ts'

/** A body that is written already: an answer that was kept, a picture, a long file. */
export type Written = string | Buffer | Readable

/** An answer that is not "200 with this body". */
export class Reply<T = unknown> {
  readonly status: number
  readonly body: T | Written | undefined
  readonly headers: Record<string, string>

  constructor(status: number, body?: T | Written, headers: Record<string, string> = {}) {
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

/** What a success of an operation carries, in whichever way it answers. */
type AnswerOf<O> = O extends (...input: never) => Promise<infer A>
  ? A extends Reply<infer B>
    ? B
    : A
  : never

/** `unknown` where an operation answers no member beside its contract's, else an error that names the members. */
export type Declared<C extends OperationContract, O> =
  Undeclared<AnswerOf<O>, Answer<C>> extends infer Path extends string
    ? [Path] extends [never]
      ? unknown
      : { undeclared: { [Member in Path]: true } }
    : never

/** Holds what an operation outside of the modules answers against its contract, as `defineModule` does. */
export const defineAnswer = <C extends OperationContract, O extends (...input: never) => Promise<Answer<C>>>(
  _contract: C,
  operation: O & Declared<C, O>,
): O => operation

/**
 * Joins a module's route strings, schemas and operations; the compiler checks that their keys are equal, that every
 * operation takes and gives what its schemas say, and that no answer has a member that its schema does not declare.
 */
export const defineModule = <
  R extends Record<string, RouteString>,
  C extends { [K in keyof R]: OperationContract },
  O extends { [K in keyof R]: Operation<C[K]> },
>(module: {
  name: string
  routes: R
  contract: C
  operations: O & { [K in keyof R]: Declared<C[K], O[K]> }
}): EngineModule => module
