import { createApiClient, disableApiClient, listApiClients } from '../../engine/src/api-clients/index.ts'
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
      const { id, secret } = await createApiClient(ctx, { name, scopes: scopes.split(',').filter(Boolean) })
      context.say(`client_id      ${id}\nclient_secret  ${secret}\nThe secret is told this once.`)
    }),
}

const disable: Command = {
  usage: 'clients disable <id>',
  summary: 'ends one at once, its tokens too',
  run: (context, [id = '']) =>
    withShop(context, async (ctx) => {
      await disableApiClient(ctx, id)
      context.say(`${id} may call no more.`)
    }),
}

export const clientCommands = [list, create, disable]
