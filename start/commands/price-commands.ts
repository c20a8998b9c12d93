import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import { setPrice, showPrices } from '../../engine/src/price-books/index.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'
import { withShop } from './with-shop.ts'

const show: Command = {
  usage: 'price show <sku>',
  summary: 'what a product costs in each country',
  run: (context, [sku = '']) =>
    withShop(context, async (ctx) => {
      const prices = await showPrices(commandLineContext(ctx), sku)
      const rows = prices.flatMap(({ country, currency, tiers }) =>
        tiers.map(({ minQuantity, amount }) => [country, currency, minQuantity, amount]),
      )
      context.say(table(['country', 'currency', 'from', 'price'], rows))
    }),
}

const set: Command = {
  usage: 'price set <country> <sku> <amount>',
  summary: 'changes a price at once, in every running process; further tiers stay',
  run: (context, [country = '', sku = '', amount = '']) =>
    withShop(context, async (ctx) => {
      const { before } = await setPrice(commandLineContext(ctx), { country, sku, amount })
      context.say(`${sku} in ${country}: ${before?.amount ?? 'no price'} → ${amount}`)
    }),
}

export const priceCommands = [show, set]
