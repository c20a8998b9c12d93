import type { Environment } from '../../engine/src/environment.ts'
import { readConfig } from '../config.ts'
import { reportFailure } from '../start-error.ts'
import { chooseCommand, help } from './choose-command.ts'
import { UsageError } from './command.ts'
import { commands } from './commands.ts'

/**
 * Carries out the words of a command line, or lists the commands where there are none. Gives the exit code: 0, 1 where
 * the command failed, 2 where it was not understood. Throws nothing: what went wrong is told to `out.error`.
 */
export const runWords = async (
  words: readonly string[],
  env: Environment,
  out: Pick<Console, 'log' | 'error'> = console,
): Promise<number> => {
  try {
    if (words.length === 0 || words.includes('--help') || words[0] === 'help') {
      out.log(help(commands))
    } else {
      const { command, args, flags } = chooseCommand(commands, words)
      await command.run({ config: readConfig(env), say: (line) => out.log(line) }, args, flags)
    }
    return 0
  } catch (error) {
    if (error instanceof UsageError) out.error(error.message)
    else reportFailure(error, out)
    return error instanceof UsageError ? 2 : 1
  }
}
