import { fileURLToPath } from 'node:url'
import { importBundle } from '../../engine/src/import/index.ts'
import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import { inviteStaff, parseAssignments } from '../../engine/src/staff/index.ts'
import { isEmail } from '../../facts/email.ts'
import { createLog } from '../log.ts'
import { openEngine } from '../open-engine.ts'
import { StartError } from '../start-error.ts'
import { type Command, withDatabaseUrl } from './command.ts'

/** A shop without goods, store or tax: its owner fills them in by the first steps of the back office. */
const emptyShop = fileURLToPath(new URL('../empty-shop', import.meta.url))

const init: Command = {
  usage: 'init <mail>',
  summary: 'an empty shop in an empty database, and the invitation of its first owner',
  run: (context, [email = '']) => {
    // Judged before anything is made: the second try would find a shop.
    if (!isEmail(email)) throw new StartError(`'${email}' is no mail address.`)
    return withDatabaseUrl(context, async (databaseUrl) => {
      const { config } = context
      const engine = await openEngine(config, databaseUrl, createLog('silent'))
      try {
        const [shop] = await engine.sites.all()
        if (shop) throw new StartError(`This database holds a shop already: ${shop.name}.`)
        const production = config.engine.mode === 'production'
        await importBundle({ databaseUrl, folder: emptyShop, production })
        engine.sites.forget()
        const ctx = await engine.merchantContext()
        const roles = await parseAssignments(ctx, 'owner')
        const { link } = await inviteStaff(commandLineContext(ctx), { operation: 'init', email, roles })
        context.say(
          [
            'The shop is made and empty. Start it with npm start;',
            `${email} then opens this link, which works once and for two days, and is led on from there:`,
            link,
          ].join('\n'),
        )
      } finally {
        await engine.close()
      }
    })
  },
}

export const initCommands = [init]
