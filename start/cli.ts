import { existsSync } from 'node:fs'
import { backupCommands } from './commands/backup-commands.ts'
import { chooseCommand, help } from './commands/choose-command.ts'
import { type Command, UsageError } from './commands/command.ts'
import { databaseCommands } from './commands/database-commands.ts'
import { doctor } from './commands/doctor.ts'
import { jobCommands } from './commands/job-commands.ts'
import { mailCommands } from './commands/mail-commands.ts'
import { orderCommands } from './commands/order-commands.ts'
import { stockCommands } from './commands/stock-commands.ts'
import { readConfig } from './config.ts'
import { reportFailure } from './start-error.ts'

const commands: Command[] = [
  ...databaseCommands,
  ...backupCommands,
  ...stockCommands,
  ...orderCommands,
  ...mailCommands,
  ...jobCommands,
  doctor,
]

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
