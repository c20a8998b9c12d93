import { type AdminContext, commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import type { Ctx } from '../../engine/src/kernel/context.ts'
import { Reply } from '../../engine/src/kernel/operation.ts'

type Whole = { params: unknown; query: unknown; body: unknown; headers: Record<string, string | undefined> }
type Operation<Input extends Whole, Answer> = (
  ctx: AdminContext,
  input: Input,
) => Promise<Answer | Reply<Answer | undefined>>

/**
 * Asks an operation of the Admin API as the command line does: with the same checks and entries of the log as a program's call.
 * Gives its answer. Problems: as the operation.
 */
export const askAsMachine = async <Input extends Whole, Answer>(
  ctx: Ctx,
  operation: Operation<Input, Answer>,
  input: Partial<Input>,
): Promise<Answer> => {
  const whole = { params: {}, query: {}, body: undefined, headers: {}, ...input }
  const answer = await operation(commandLineContext(ctx), whole as unknown as Input)
  return (answer instanceof Reply ? answer.body : answer) as Answer
}
