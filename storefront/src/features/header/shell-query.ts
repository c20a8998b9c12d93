import type { Env } from '../../api/env.tsx'
import { optionalQuery, type Query } from '../../api/query.ts'
import { assetsQuery } from '../content/index.ts'
import { menuQuery } from '../../api/category-menu.ts'

/** The top line, the items of the menu and the logo (S7.044). */
export const headerAssets = ['header', 'menu', 'logo'] as const

/** What the header shows on every page; a page can do without it. */
export const headerQueries = (env: Env): readonly Query[] => [
  optionalQuery(menuQuery(env)),
  optionalQuery(assetsQuery(env, headerAssets)),
]
