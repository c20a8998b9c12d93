import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'

type Stored = NonNullable<Site['contentFolders']>[number]

/** Above every folder that names no other. */
export const rootFolder = 'root'

const parentOf = ({ parentId }: Stored) => parentId ?? rootFolder

const textsOf = ({ name, description, pageTitle, pageDescription }: Stored, locale: LocaleId) => ({
  name: localize(name, locale),
  ...(description ? { description: localize(description, locale) } : {}),
  ...(pageTitle ? { pageTitle: localize(pageTitle, locale) } : {}),
  ...(pageDescription ? { pageDescription: localize(pageDescription, locale) } : {}),
})

/** A folder with so many levels of those in it (0 to 2); undefined for one that is not there. */
export const folderView = (
  site: Pick<Site, 'contentFolders'>,
  locale: LocaleId,
  id: string,
  levels: number,
) => {
  const folders = site.contentFolders ?? []
  const folderEntry = (one: Stored) => ({
    id: one.id,
    parentFolderId: parentOf(one),
    ...textsOf(one, locale),
  })
  const within = (parent: string) => folders.filter((one) => parentOf(one) === parent).map(folderEntry)
  const branch = (parent: string) =>
    within(parent).map((one) => ({ ...one, ...(levels > 1 ? { folders: within(one.id) } : {}) }))
  const own = folders.find((one) => one.id === id)
  if (!own && id !== rootFolder) return undefined
  return { id, ...(own && folderEntry(own)), ...(levels > 0 ? { folders: branch(id) } : {}) }
}

/** The ids of a folder and of all below it. */
export const folderIds = (site: Pick<Site, 'contentFolders'>, id: string): string[] => {
  const below = (site.contentFolders ?? []).filter((one) => parentOf(one) === id)
  return [id, ...below.flatMap((one) => folderIds(site, one.id))]
}
