import { checkDatabase } from '../../engine/src/db/check-database.ts'
import { migrate } from '../../engine/src/db/migrate.ts'
import {
  BundleFaults,
  exportBundle,
  FolderInUse,
  importBundle,
  isBundle,
  type Preview,
} from '../../engine/src/import/index.ts'
import { progressBar } from '../progress-bar.ts'
import { StartError } from '../start-error.ts'
import { type Command, withDatabaseUrl } from './command.ts'

const checkAndMigrate = async (url: string) => {
  await checkDatabase(url)
  return migrate(url)
}

const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'bring the database to the version of this program',
  run: (context) =>
    withDatabaseUrl(context, async (url) => {
      const applied = await checkAndMigrate(url)
      context.say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
    }),
}

/** What an import would change, in words. */
const previewLines = ({ prices, inventory }: Preview, stock: boolean): string[] => [
  ...(prices
    ? [`prices.csv: ${prices.changed} changed, ${prices.added} new, ${prices.removed} no longer there.`]
    : []),
  ...(inventory
    ? [
        `inventory.csv: ${inventory.added} counts where there was none, ${inventory.changed} others than the shop's, ${
          stock ? 'put in their place' : 'which stay as they are without --stock'
        }.`,
      ]
    : []),
]

const importCommand: Command = {
  usage: 'import <bundle> [--dry-run] [--stock]',
  summary:
    'load a folder of site, catalogue, prices and content, or a part of it; counts of stock only with --stock',
  run: (context, [folder = ''], flags) => {
    if (!isBundle(folder)) throw new StartError(`${folder} is no bundle: it has none of its files.`)
    return withDatabaseUrl(context, async (databaseUrl) => {
      await checkAndMigrate(databaseUrl)
      const dryRun = flags.has('--dry-run')
      const progress = await progressBar(folder, process.stderr)
      try {
        const { siteId, catalogVersion, preview } = await importBundle({
          databaseUrl,
          folder,
          dryRun,
          stock: flags.has('--stock'),
          progress,
          production: context.config.engine.mode === 'production',
        })
        if (preview) for (const line of previewLines(preview, flags.has('--stock'))) context.say(line)
        context.say(
          dryRun
            ? `The bundle of ${siteId} is sound.`
            : `${siteId} is at catalogue version ${catalogVersion}.`,
        )
      } catch (error) {
        if (error instanceof BundleFaults) throw new StartError(error.message)
        throw error
      }
    })
  },
}

const exportCommand: Command = {
  usage: 'export <folder>',
  summary: 'write the shop as a bundle, without its customers',
  run: (context, [folder = '']) =>
    withDatabaseUrl(context, async (databaseUrl) => {
      try {
        context.say(`${await exportBundle({ databaseUrl, folder })} is in ${folder}.`)
      } catch (error) {
        if (error instanceof FolderInUse) throw new StartError(error.message)
        throw error
      }
    }),
}

export const databaseCommands = [migrateCommand, importCommand, exportCommand]
