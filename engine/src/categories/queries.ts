import { sql } from '../db/sql.ts'
import type { LocalizedText } from '../kernel/localized.ts'

export type CategoryRecord = {
  id: string
  parentId: string | null
  name: LocalizedText
  content: { description?: LocalizedText; pageTitle?: LocalizedText; pageDescription?: LocalizedText }
  showInMenu: boolean
  alternativeUrl: string | null
  banner: string | null
  image: string | null
}

/** All categories that can be seen, parents before their children's siblings, in menu order. */
export const selectCategories = (siteId: string) => sql<CategoryRecord>`
  select id, parent_id as "parentId", name, content, show_in_menu as "showInMenu",
    alternative_url as "alternativeUrl", banner_image as banner, image
  from category where site_id = ${siteId} and online order by position, id`
