import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkDatabase } from '../../engine/src/db/check-database.ts'
import { migrate } from '../../engine/src/db/migrate.ts'
import { BundleFaults, exportBundle, FolderInUse, importBundle } from '../../engine/src/import/index.ts'
import { progressBar } from '../progress-bar.ts'
import { StartError } from '../start-error.ts'
import { type Command, withDatabaseUrl } from './command.ts'

const upToDate = async (url: string) => {
  await checkDatabase(url)
  return migrate(url)
}

const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'bring the database to the version of this program',
  run: (context) =>
    withDatabaseUrl(context, async (url) => {
      const applied = await upToDate(url)
      context.say(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
    }),
}

const importCommand: Command = {
  usage: 'import <bundle> [--dry-run]',
  summary: 'load a folder of site, catalogue, prices, stock and content; all or nothing',
  run: (context, [folder = ''], flags) => {
    if (!existsSync(join(folder, 'site.json')))
      throw new StartError(`${folder} is no bundle: it has no site.json.`)
    return withDatabaseUrl(context, async (databaseUrl) => {
      await upToDate(databaseUrl)
      const dryRun = flags.has('--dry-run')
      const progress = await progressBar(folder, process.stderr)
      try {
        const { siteId, catalogVersion } = await importBundle({
          databaseUrl,
          folder,
          dryRun,
          progress,
          production: context.config.engine.mode === 'production',
        })
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
