import { verifyChain } from '../../engine/src/audit/index.ts'
import type { Command } from './command.ts'
import { withShop } from './with-shop.ts'

const verify: Command = {
  usage: 'audit verify',
  summary: 'whether the log of changes is whole: nothing changed, missing or added',
  run: (context) =>
    withShop(context, async (ctx) => {
      const { valid, entries, brokenAt } = await verifyChain(ctx)
      if (!valid)
        throw new Error(`the log is broken at entry ${brokenAt}; ${entries} before it follow one another`)
      context.say(`${entries} entries, each follows the one before it.`)
    }),
}

export const auditCommands = [verify]
