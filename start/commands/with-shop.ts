import type { Ctx } from '../../engine/src/kernel/context.ts'
import { createLog } from '../log.ts'
import { openEngine } from '../open-engine.ts'
import { type CommandContext, withDatabaseUrl } from './command.ts'

/** Lends the merchant's view of the shop for the time of `work`. Mail it causes leaves with the running shop. */
export const withShop = <T>(context: CommandContext, work: (ctx: Ctx) => Promise<T>) =>
  withDatabaseUrl(context, async (url) => {
    const engine = await openEngine(context.config, url, createLog('silent'))
    try {
      return await work(await engine.merchantContext())
    } finally {
      await engine.close()
    }
  })
