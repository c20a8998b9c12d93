import type { Env } from '../api/env.tsx'
import { preferencesQuery } from '../api/preferences.tsx'
import type { Query } from '../api/query.ts'

/** What every page wants besides its own data, header and footer included. All of it optional. */
export const shellQueries = (env: Env): readonly Query[] => [preferencesQuery(env)]
