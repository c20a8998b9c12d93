import { createReadStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Execution, importFile } from '../../engine/src/job-executions/index.ts'
import { commandLineContext } from '../../engine/src/kernel/admin-context.ts'
import { setPrice, showPrices } from '../../engine/src/price-books/index.ts'
import { StartError } from '../start-error.ts'
import type { Command } from './command.ts'
import { type Language, languageOf } from './language.ts'
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

const words = {
  es: {
    country: 'País',
    changed: 'Cambiaron',
    wouldChange: 'Cambiarían',
    dearer: 'Suben',
    cheaper: 'Bajan',
    baskets: 'Carritos abiertos',
    quotes: 'Cotizaciones',
    more: (n: number) => `… y ${n} más`,
    nothing: 'No se cambió nada: con --apply entran en vigor.',
  },
  en: {
    country: 'Country',
    changed: 'Changed',
    wouldChange: 'Would change',
    dearer: 'Dearer',
    cheaper: 'Cheaper',
    baskets: 'Open baskets',
    quotes: 'Quotes',
    more: (n: number) => `… and ${n} more`,
    nothing: 'Nothing was changed: --apply puts them in place.',
  },
}

/** What a file of prices has against it, does or did. */
const linesOf = ({ status, fault, report }: Execution, isApplied: boolean, language: Language): string[] => {
  const w = words[language]
  return [
    ...(fault === null ? [] : [fault]),
    ...(report?.faults ?? []).map(
      ({ file, line, column, detail }) => `${file}:${line} ${column === '' ? '' : `${column}: `}${detail}`,
    ),
    ...(report && report.faultCount > report.faults.length
      ? [w.more(report.faultCount - report.faults.length)]
      : []),
    ...(report && report.effects.length > 0
      ? [
          table(
            [w.country, isApplied ? w.changed : w.wouldChange, w.dearer, w.cheaper, w.baskets, w.quotes],
            report.effects.map(({ country, changed, dearer, cheaper, baskets, quotes }) => [
              country,
              ...[changed, dearer, cheaper, baskets.total, quotes.requested + quotes.priced].map(String),
            ]),
          ),
        ]
      : []),
    ...(status === 'finished' && !isApplied && report?.faultCount === 0 ? [w.nothing] : []),
  ]
}

const importPrices: Command = {
  usage: 'prices import <file> [--apply] [--en]',
  summary: 'checks a table of prices (CSV, NDJSON, XLSX) and tells what it would do; with --apply does it',
  run: (context, [file = ''], flags) => {
    if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
    const isApplied = flags.has('--apply')
    return withShop(context, async (ctx) => {
      const execution = await importFile(ctx, {
        jobId: 'import-prices',
        name: basename(file),
        bytes: createReadStream(file),
        parameters: { mode: isApplied ? 'apply' : 'check' },
      })
      const lines = linesOf(execution, isApplied, languageOf(flags)).join('\n')
      if (execution.status !== 'finished' || (execution.report?.faultCount ?? 0) > 0)
        throw new StartError(lines)
      context.say(lines)
    })
  },
}

export const priceCommands = [show, set, importPrices]
