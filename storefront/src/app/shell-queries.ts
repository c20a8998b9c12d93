import type { Env } from '../api/env.tsx'
import { preferencesQuery } from '../api/preferences.tsx'
import type { Query } from '../api/query.ts'
import { footerQueries } from '../features/footer/index.ts'
import { headerQueries } from '../features/header/index.ts'

/** What every page wants besides its own data, header and footer included. All of it optional. */
export const shellQueries = (env: Env): readonly Query[] => [
  preferencesQuery(env),
  ...headerQueries(env),
  ...footerQueries(env),
]
