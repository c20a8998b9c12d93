import type { CategoryRow } from '../bundle/index.ts'
import type { Cell } from '../db/copy-rows.ts'

export const categoryColumns = [
  'site_id',
  'id',
  'parent_id',
  'position',
  'online',
  'name',
  'content',
  'show_in_menu',
  'alternative_url',
  'banner_image',
  'image',
] as const

/** A line of `categories.jsonl` as the table holds it. */
export const categoryCells = (siteId: string, row: CategoryRow): Cell[] => [
  siteId,
  row.id,
  row.parentId,
  row.position,
  row.online,
  row.name,
  { description: row.description, pageTitle: row.pageTitle, pageDescription: row.pageDescription },
  row.showInMenu,
  row.alternativeUrl,
  row.slotBannerImage,
  row.image,
]
