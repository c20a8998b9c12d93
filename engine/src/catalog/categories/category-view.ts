import type { CategoryRow } from '../../bundle/categories.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { digestTag } from '../../kernel/entity-tag.ts'
import { badRequest } from '../../kernel/problem.ts'
import { overlayTexts, readTexts, textsView } from '../../kernel/texts-by-locale.ts'
import type { CategoryChanges } from './contract.ts'

/** A category as the merchant's programs see it. */
export const categoryView = (catalogId: string, row: CategoryRow) => ({
  id: row.id,
  catalogId,
  name: textsView(row.name),
  description: textsView(row.description),
  ...(row.pageTitle ? { pageTitle: textsView(row.pageTitle) } : {}),
  ...(row.pageDescription ? { pageDescription: textsView(row.pageDescription) } : {}),
  online: row.online,
  ...(row.parentId === undefined ? {} : { parentCategoryId: row.parentId }),
  position: row.position,
  ...(row.image === undefined ? {} : { image: row.image }),
  ...(row.slotBannerImage === undefined ? {} : { c_slotBannerImage: row.slotBannerImage }),
  c_showInMenu: row.showInMenu,
  ...(row.alternativeUrl === undefined ? {} : { c_alternativeUrl: row.alternativeUrl }),
})

type Below = (id: string) => readonly CategoryRow[]

/** A category with `levels` of categories below it, in menu order. */
export const categoryTreeView = (catalogId: string, row: CategoryRow, below: Below, levels: number) => {
  const leaf = (one: CategoryRow) => categoryView(catalogId, one)
  if (levels === 0) return leaf(row)
  const branch = (one: CategoryRow) =>
    levels === 1 ? leaf(one) : { ...leaf(one), categories: below(one.id).map(leaf) }
  return { ...leaf(row), categories: below(row.id).map(branch) }
}

export const etagOfCategory = (row: CategoryRow): string => digestTag(row)

/** What a new category is where nothing is said. */
const blank = { position: 0, online: false, showInMenu: true, description: { es: '', en: '' } }

const pick = <T>(change: T | null | undefined, stands: T | undefined): T | undefined =>
  change === undefined ? stands : (change ?? undefined)

/** The line of a bundle that a body says, laid over what stands; whether it is legal is for the import's rules. */
export const readCategory = (
  id: string,
  stands: CategoryRow | undefined,
  change: CategoryChanges,
): object => {
  const before: Partial<CategoryRow> = stands ?? blank
  const text = (property: 'name' | 'description' | 'pageTitle' | 'pageDescription') =>
    change[property] === null ? undefined : overlayTexts(property, before[property], change[property])
  if (change.id !== undefined && change.id !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.id' })
  const members = {
    id,
    parentId: pick(change.parentCategoryId, before.parentId),
    position: pick(change.position, before.position),
    online: pick(change.online, before.online),
    name: text('name'),
    description: text('description') ?? readTexts('description', { default: '', en: '' }),
    pageTitle: text('pageTitle'),
    pageDescription: text('pageDescription'),
    image: pick(change.image, before.image),
    slotBannerImage: pick(change.c_slotBannerImage, before.slotBannerImage),
    showInMenu: pick(change.c_showInMenu, before.showInMenu),
    alternativeUrl: pick(change.c_alternativeUrl, before.alternativeUrl),
  }
  return definedMembers(members)
}

const names: Readonly<Record<string, string>> = {
  parentId: 'parentCategoryId',
  slotBannerImage: 'c_slotBannerImage',
  showInMenu: 'c_showInMenu',
  alternativeUrl: 'c_alternativeUrl',
}

/** What an import would say, with the members as the API calls them. */
export const faultsOfCategory = (faults: readonly { field: string; expected: string }[]) =>
  faults.map(({ field, expected }) => {
    const [member = '', ...rest] = field.split('/')
    const property = member === '' ? '$' : `$.${[names[member] ?? member, ...rest].join('.')}`
    return { property, detail: `${property}: ${expected}` }
  })
