import type { Reply } from '../../engine/src/kernel/operation.ts'

type Told<A> = A extends Reply<infer Body> ? NonNullable<Body> : A

/** What an operation answers, in whichever way it does. */
export type AnswerOf<Operation extends (...input: never) => Promise<unknown>> = Told<
  Awaited<ReturnType<Operation>>
>
