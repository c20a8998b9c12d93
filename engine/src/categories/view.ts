import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import type { CategoryShape } from './contract.ts'
import type { CategoryTree } from './category-tree.ts'
import type { CategoryRecord } from './queries.ts'

const pictureOf = (site: Site, path: string) =>
  `/mobify/proxy/api/product/shopper-products/v1/organizations/${site.organizationId}/images/${path}?siteId=${site.siteId}&cv=${site.catalogVersion}`

type Shown = { site: Site; locale: LocaleId; tree: CategoryTree }

/** A category in one language, with `levels` of categories below it. */
export const categoryView = (record: CategoryRecord, levels: number, shown: Shown): CategoryShape => {
  const { site, locale, tree } = shown
  const below = tree.below(record.id)
  const { description, pageTitle, pageDescription } = record.content
  const view = {
    id: record.id,
    name: localize(record.name, locale),
    ...(description ? { description: localize(description, locale) } : {}),
    ...(pageTitle ? { pageTitle: localize(pageTitle, locale) } : {}),
    ...(pageDescription ? { pageDescription: localize(pageDescription, locale) } : {}),
    ...(record.parentId ? { parentCategoryId: record.parentId } : {}),
    parentCategoryTree: tree
      .pathTo(record.id)
      .map((step) => ({ id: step.id, name: localize(step.name, locale) })),
    onlineSubCategoriesCount: below.length,
    ...(record.image
      ? { image: pictureOf(site, record.image), thumbnail: pictureOf(site, record.image) }
      : {}),
    c_showInMenu: record.showInMenu,
    ...(record.alternativeUrl ? { c_alternativeUrl: record.alternativeUrl } : {}),
    ...(record.banner ? { c_slotBannerImage: pictureOf(site, record.banner) } : {}),
  }
  if (levels === 0 || below.length === 0) return view
  return { ...view, categories: below.map((child) => categoryView(child, levels - 1, shown)) }
}
