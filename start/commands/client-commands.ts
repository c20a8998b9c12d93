import { addClient, endClient, listApiClients, replaceSecret } from '../../engine/src/api-clients/index.ts'
import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './command.ts'
import { minute, table } from './table.ts'
import { withShop } from './with-shop.ts'

const list: Command = {
  usage: 'clients list',
  summary: 'programs that may call the Admin API',
  run: (context) =>
    withShop(context, async (ctx) => {
      const rows = (await listApiClients(ctx)).map((client) => [
        client.id,
        client.name,
        client.disabledAt ? 'disabled' : 'active',
        client.scopes.join(' '),
        client.countries?.join(' ') ?? 'all',
        client.lastUsedAt ? minute(client.lastUsedAt) : 'never',
      ])
      context.say(table(['id', 'name', 'state', 'scopes', 'countries', 'last use'], rows))
    }),
}

const create: Command = {
  usage: 'clients create <name> <scopes>',
  summary: 'a new one; scopes joined by commas: sfcc.orders.rw,sfcc.audit',
  run: (context, [name = '', scopes = '']) =>
    withShop(context, async (ctx) => {
      const wanted = { name, scopes: scopes.split(',').filter(Boolean) }
      const { client, secret } = await addClient(commandLineContext(ctx), wanted)
      context.say(`client_id      ${client.id}\nclient_secret  ${secret}\nThe secret is told this once.`)
    }),
}

const rotate: Command = {
  usage: 'clients rotate <id> <minutes>',
  summary: 'a new secret; the former one goes on for so many minutes, with 0 it ends',
  run: (context, [id = '', minutes = '']) =>
    withShop(context, async (ctx) => {
      if (!/^\d{1,5}$/.test(minutes)) throw new StartError(`"${minutes}" is no number of minutes.`)
      const until = new Date(ctx.now.getTime() + Number(minutes) * 60_000)
      const { secret } = await replaceSecret(commandLineContext(ctx), id, until)
      context.say(`client_secret  ${secret}\nThe secret is told this once.`)
    }),
}

const disable: Command = {
  usage: 'clients disable <id>',
  summary: 'ends one at once, its tokens too',
  run: (context, [id = '']) =>
    withShop(context, async (ctx) => {
      await endClient(commandLineContext(ctx), id)
      context.say(`${id} may call no more.`)
    }),
}

export const clientCommands = [list, create, rotate, disable]
