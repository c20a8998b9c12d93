import { writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import {
  listOrders,
  listProofs,
  type OrderStep,
  orderSteps,
  showOrder,
  stepOrder,
} from '../../engine/src/orders/index.ts'
import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import { formatMoney } from '../../facts/format-money.ts'
import type { Command } from './command.ts'
import { languageOf } from './language.ts'
import { orderText } from './order-text.ts'
import { minute, table } from './table.ts'
import { withShop } from './with-shop.ts'

const headings = {
  es: ['Hecho', 'Pedido', 'Estado', 'Pago', 'Entrega', 'Total', 'Cliente'],
  en: ['Placed', 'Order', 'Status', 'Payment', 'Shipping', 'Total', 'Customer'],
}

const list: Command = {
  usage: 'orders list [--en]',
  summary: 'the latest orders',
  run: (context, _args, flags) =>
    withShop(context, async (ctx) => {
      const rows = (await listOrders(ctx)).map((order) => [
        minute(order.createdAt),
        order.orderNo,
        order.status,
        order.paymentStatus,
        order.shippingStatus,
        formatMoney(order.totalMinor, order.currency, ctx.locale),
        order.document.email,
      ])
      context.say(table(headings[languageOf(flags)], rows))
    }),
}

const show: Command = {
  usage: 'orders show <orderNo> [--en] [--json]',
  summary: 'an order for people, in Spanish or English; as JSON in full',
  run: (context, [orderNo = ''], flags) =>
    withShop(context, async (ctx) => {
      const order = await showOrder(ctx, orderNo)
      context.say(flags.has('--json') ? JSON.stringify(order, null, 2) : orderText(order, languageOf(flags)))
    }),
}

const proofs: Command = {
  usage: 'orders proofs <orderNo>',
  summary: 'write what the customer sent to show the transfer into this folder',
  run: (context, [orderNo = '']) =>
    withShop(context, async (ctx) => {
      const files = await listProofs(ctx, orderNo)
      for (const [at, { name, bytes }] of files.entries()) {
        const file = `${basename(orderNo)}-${at + 1}${extname(name)}`
        await writeFile(file, bytes)
        context.say(file)
      }
      if (files.length === 0) context.say(`Nothing was sent for ${orderNo}.`)
    }),
}

const meanings: Record<OrderStep, string> = {
  paid: 'the transfer of an order has arrived, or it was paid at the counter',
  cut: 'its sheets are cut',
  ready: 'it can be picked up',
  shipped: 'it is on its way',
  'handed-over': 'its owner has it',
  cancel: 'give it up: stock, coupons and what was paid return',
  refund: 'note or hasten that the money of a cancelled order went back',
}

const steps = orderSteps.map(
  (step): Command => ({
    usage: `orders ${step} <orderNo>`,
    summary: meanings[step],
    run: (context, [orderNo = '']) =>
      withShop(context, async (ctx) => {
        const { status, paymentStatus, shippingStatus } = await stepOrder(
          commandLineContext(ctx),
          orderNo,
          step,
          { operation: `orders ${step}` },
        )
        context.say(`${orderNo} is ${status}, ${paymentStatus}, ${shippingStatus}.`)
      }),
  }),
)

export const orderCommands = [list, show, proofs, ...steps]
