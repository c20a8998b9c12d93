import { runCommand } from '../lib/run-command.ts'

/** Runs a command quietly and gives what it printed. Throws that when it fails, or takes a quarter of an hour. */
export const runOrThrow = async (command: string, args: string[]): Promise<string> => {
  const { code, output } = await runCommand(command, args, { quiet: true, limitSeconds: 900 })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`)
  return output
}
