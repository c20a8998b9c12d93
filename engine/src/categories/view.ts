import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import { pictureLink } from '../kernel/picture-link.ts'
import type { Site } from '../kernel/site.ts'
import { rootCategoryId } from '../bundle/categories.ts'
import type { CategoryTree } from './category-tree.ts'
import type { CategoryRecord } from './queries.ts'

type Shown = { site: Site; locale: LocaleId; tree: CategoryTree }

/** Undefined on the first level: the root is no category of its own. */
const parentNameOf = ({ parentId }: CategoryRecord, tree: CategoryTree, locale: LocaleId) => {
  const parent = parentId && parentId !== rootCategoryId ? tree.find(parentId) : undefined
  return parent ? { parentCategoryName: localize(parent.name, locale) } : {}
}

const ownView = (record: CategoryRecord, { site, locale, tree }: Shown) => {
  const { description, pageTitle, pageDescription } = record.content
  return {
    id: record.id,
    name: localize(record.name, locale),
    ...(description ? { description: localize(description, locale) } : {}),
    ...(pageTitle ? { pageTitle: localize(pageTitle, locale) } : {}),
    ...(pageDescription ? { pageDescription: localize(pageDescription, locale) } : {}),
    ...(record.parentId ? { parentCategoryId: record.parentId } : {}),
    ...parentNameOf(record, tree, locale),
    parentCategoryTree: tree
      .pathTo(record.id)
      .map((step) => ({ id: step.id, name: localize(step.name, locale) })),
    onlineSubCategoriesCount: tree.below(record.id).length,
    ...(record.image
      ? { image: pictureLink(site, record.image), thumbnail: pictureLink(site, record.image) }
      : {}),
    c_showInMenu: record.showInMenu,
    ...(record.alternativeUrl ? { c_alternativeUrl: record.alternativeUrl } : {}),
    ...(record.banner ? { c_slotBannerImage: pictureLink(site, record.banner) } : {}),
  }
}

/** A view of a category together with those right below it, each by the view given. */
const withBelow =
  <Below>(view: (record: CategoryRecord, shown: Shown) => Below) =>
  (record: CategoryRecord, shown: Shown) => {
    const below = shown.tree.below(record.id)
    return {
      ...ownView(record, shown),
      ...(below.length > 0 ? { categories: below.map((child) => view(child, shown)) } : {}),
    }
  }

const oneLevel = withBelow(ownView)
const twoLevels = withBelow(oneLevel)

/** A category in one language, with `levels` of categories below it: two at most. */
export const categoryView = (record: CategoryRecord, levels: number, shown: Shown) => {
  if (levels === 0) return ownView(record, shown)
  return levels === 1 ? oneLevel(record, shown) : twoLevels(record, shown)
}
