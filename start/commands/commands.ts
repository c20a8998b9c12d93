import { auditCommands } from './audit-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { caseCommands } from './case-commands.ts'
import { clientCommands } from './client-commands.ts'
import type { Command } from './command.ts'
import { contentCommands } from './content-commands.ts'
import { databaseCommands } from './database-commands.ts'
import { doctor } from './doctor.ts'
import { initCommands } from './init-command.ts'
import { jobCommands } from './job-commands.ts'
import { mailCommands } from './mail-commands.ts'
import { orderCommands } from './order-commands.ts'
import { paymentCommands } from './payment-commands.ts'
import { priceCommands } from './price-commands.ts'
import { quoteCommands } from './quote-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { stockCommands } from './stock-commands.ts'

/** Every command of `npm run lamina`, in the order that its help lists them. */
export const commands: readonly Command[] = [
  ...initCommands,
  ...databaseCommands,
  ...backupCommands,
  ...priceCommands,
  ...stockCommands,
  ...orderCommands,
  ...paymentCommands,
  ...quoteCommands,
  ...caseCommands,
  ...contentCommands,
  ...staffCommands,
  ...clientCommands,
  ...auditCommands,
  ...mailCommands,
  ...jobCommands,
  doctor,
]
