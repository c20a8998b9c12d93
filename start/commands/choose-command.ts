import { type Command, UsageError } from './command.ts'

export type Choice = { command: Command; args: string[]; flags: ReadonlySet<string> }

/**
 * Finds the command that the words mean. A usage is plain words, `<places>` and `[--flags]`; the number of places and
 * the names of flags must fit. Throws UsageError.
 */
export const chooseCommand = (commands: readonly Command[], words: readonly string[]): Choice => {
  const flags = new Set(words.filter((word) => word.startsWith('--')))
  const plain = words.filter((word) => !word.startsWith('--'))
  const command = commands.find(({ usage }) => nameOf(usage).every((word, index) => plain[index] === word))
  if (!command) throw new UsageError(`"${plain.join(' ')}" is not a command.\n\n${help(commands)}`)
  const args = plain.slice(nameOf(command.usage).length)
  const places = command.usage.match(/<[^>]+>/g) ?? []
  const known: readonly string[] = command.usage.match(/--[\w-]+/g) ?? []
  if (args.length !== places.length || [...flags].some((flag) => !known.includes(flag))) {
    throw new UsageError(`Usage: npm run lamina -- ${command.usage}`)
  }
  return { command, args, flags }
}

/** The list of commands. */
export const help = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return ['Usage: npm run lamina -- <command>', '', ...lines].join('\n')
}

const nameOf = (usage: string) =>
  usage.split(' ').filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-'))
