import { setStock } from '../../engine/src/stores/index.ts'
import type { Command } from './command.ts'
import { withShop } from './with-shop.ts'

const set: Command = {
  usage: 'stock set <sku> <inventory> <n>',
  summary: 'put a count of pieces, or of metres for lengths of choice, in place of the stock',
  run: (context, [sku = '', inventory = '', amount = '']) =>
    withShop(context, async (ctx) => {
      const { onHand, unit } = await setStock(ctx, sku, inventory, amount)
      context.say(`${inventory} has ${unit === 'mm' ? `${onHand / 1000} m` : `${onHand} pieces`} of ${sku}.`)
    }),
}

export const stockCommands = [set]
