import type { Env } from '../../api/env.tsx'
import { preferencesQuery } from '../../api/preferences.tsx'

export const shellQueries = (env: Env) => [preferencesQuery(env)]

export const shellParts = { main: [], checkout: [], none: [] }
