import { existsSync } from 'node:fs'
import { chooseCommand, help } from './commands/choose-command.ts'
import { UsageError } from './commands/command.ts'
import { commands } from './commands/commands.ts'
import { readConfig } from './config.ts'
import { reportFailure } from './start-error.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  const words = process.argv.slice(2)
  const asked = words.length === 0 || words.includes('--help') || words[0] === 'help'
  if (asked) {
    console.log(help(commands))
  } else {
    const { command, args, flags } = chooseCommand(commands, words)
    await command.run({ config: readConfig(process.env), say: (line) => console.log(line) }, args, flags)
  }
} catch (error) {
  if (error instanceof UsageError) console.error(error.message)
  else reportFailure(error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
