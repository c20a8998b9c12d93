import { type Difference, reconcilePayments } from '../../engine/src/orders/index.ts'
import { type LedgerEntry, listEntries } from '../../engine/src/payments/index.ts'
import { toMajor } from '../../facts/money.ts'
import type { Command } from './command.ts'
import { minute, table } from './table.ts'
import { withShop } from './with-shop.ts'

const amount = (minor: number | undefined) => (minor === undefined ? '' : toMajor(minor).toFixed(2))

const ledgerTable = (entries: readonly LedgerEntry[]) =>
  table(
    ['at', 'order', 'method', 'what', 'amount', 'currency', 'reference'],
    entries.map((entry) => [
      minute(entry.at),
      entry.orderNo,
      entry.method,
      entry.kind.replace('_', ' '),
      amount(entry.amountMinor),
      entry.currency,
      entry.reference ?? '',
    ]),
  )

const list: Command = {
  usage: 'payments list',
  summary: 'the latest of the ledger: what was asked, taken and given back',
  run: (context) => withShop(context, async (ctx) => context.say(ledgerTable(await listEntries(ctx)))),
}

const show: Command = {
  usage: 'payments show <orderNo>',
  summary: 'the ledger of an order',
  run: (context, [orderNo = '']) =>
    withShop(context, async (ctx) => context.say(ledgerTable(await listEntries(ctx, orderNo)))),
}

/** What each kind of difference means, for who has to look. */
const meanings: Record<Difference['kind'], string> = {
  'taken-without-order': 'the vendor has it, no order does',
  'unknown-taken': 'the vendor has it, the ledger has not',
  'unknown-return': 'went back without the shop',
  'missing-taken': 'the ledger has it, the vendor has not',
  'missing-return': 'given back here, not at the vendor',
  amount: 'the amounts differ',
  'returned-too-much': 'more went back than was taken',
}

const rowOf = (method: string, difference: Difference) => [
  difference.at.slice(0, 16).replace('T', ' '),
  method,
  difference.orderNo ?? '',
  difference.reference,
  amount(difference.vendorMinor),
  amount(difference.ledgerMinor),
  difference.currency,
  meanings[difference.kind],
  difference.noted ? 'noted' : 'open',
]

const reconcile: Command = {
  usage: 'payments reconcile',
  summary: "compare the ledger with each vendor's own list of the last week, now",
  run: (context) =>
    withShop(context, async (ctx) => {
      for (const { method, movements, knownUntil, differences } of await reconcilePayments(ctx)) {
        context.say(
          `${method}: ${movements} movements, complete until ${minute(knownUntil)}, ${differences.length} differences.`,
        )
        if (differences.length === 0) continue
        const heading = [
          'at',
          'method',
          'order',
          'reference',
          'vendor',
          'ledger',
          'currency',
          'what',
          'state',
        ]
        context.say(
          table(
            heading,
            differences.map((one) => rowOf(method, one)),
          ),
        )
      }
    }),
}

export const paymentCommands = [list, show, reconcile]
