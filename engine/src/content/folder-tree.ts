import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Static } from '../kernel/schema.ts'
import type { Site } from '../kernel/site.ts'
import type { ContentFolder } from './experience-contract.ts'

type Stored = NonNullable<Site['contentFolders']>[number]
type FolderView = Static<typeof ContentFolder>

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
): FolderView | undefined => {
  const folders = site.contentFolders ?? []
  const inside = (parent: string, depth: number): Pick<FolderView, 'folders'> =>
    depth <= 0
      ? {}
      : {
          folders: folders
            .filter((one) => parentOf(one) === parent)
            .map((one) => ({ ...shown(one), ...inside(one.id, depth - 1) })),
        }
  const shown = (one: Stored) => ({ id: one.id, parentFolderId: parentOf(one), ...textsOf(one, locale) })
  const own = folders.find((one) => one.id === id)
  if (own) return { ...shown(own), ...inside(id, levels) }
  return id === rootFolder ? { id, ...inside(id, levels) } : undefined
}

/** The ids of a folder and of all below it. */
export const folderIds = (site: Pick<Site, 'contentFolders'>, id: string): string[] => {
  const below = (site.contentFolders ?? []).filter((one) => parentOf(one) === id)
  return [id, ...below.flatMap((one) => folderIds(site, one.id))]
}
