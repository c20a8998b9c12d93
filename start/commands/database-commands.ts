import { checkDatabase } from '../../engine/src/db/check-database.ts'
import { migrate } from '../../engine/src/db/migrate.ts'
import {
  BundleFaults,
  conflictLines,
  EditConflicts,
  type EditedChoice,
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

const shownEdits = 50

/** What an import would change, in words. */
const previewLines = ({ prices, inventory, edits }: Preview, stock: boolean): string[] => [
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
  ...(edits && edits.kept.length > 0
    ? [
        `${edits.kept.length} rows were changed here and stay: ${edits.kept
          .slice(0, shownEdits)
          .map(({ file, key }) => `${file} ${key}`)
          .join(', ')}.`,
      ]
    : []),
  ...(edits && edits.conflicts.length > 0
    ? [
        `${edits.conflicts.length} rows were changed here and in the bundle: say --keep-edits or --overwrite-edits.`,
        ...edits.conflicts.slice(0, shownEdits).flatMap(conflictLines),
      ]
    : []),
]

/** What becomes of rows that both have changed. */
const editedChoice = (flags: ReadonlySet<string>): EditedChoice | undefined => {
  const [keep, overwrite] = [flags.has('--keep-edits'), flags.has('--overwrite-edits')]
  if (keep && overwrite) throw new StartError('Say --keep-edits or --overwrite-edits, not both.')
  return keep ? 'keep' : overwrite ? 'overwrite' : undefined
}

const importCommand: Command = {
  usage: 'import <bundle> [--dry-run] [--stock] [--keep-edits] [--overwrite-edits]',
  summary:
    'load a folder of site, catalogue, prices and content, or a part of it; counts of stock only with --stock',
  run: (context, [folder = ''], flags) => {
    if (!isBundle(folder)) throw new StartError(`${folder} is no bundle: it has none of its files.`)
    const edited = editedChoice(flags)
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
          ...(edited === undefined ? {} : { edited }),
          production: context.config.engine.mode === 'production',
        })
        if (preview) for (const line of previewLines(preview, flags.has('--stock'))) context.say(line)
        context.say(
          dryRun
            ? `The bundle of ${siteId} is sound.`
            : `${siteId} is at catalogue version ${catalogVersion}.`,
        )
      } catch (error) {
        if (error instanceof BundleFaults || error instanceof EditConflicts)
          throw new StartError(error.message)
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
