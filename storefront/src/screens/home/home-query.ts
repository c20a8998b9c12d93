import type { Env } from '../../api/env.tsx'
import { assetsQuery } from '../../features/content/index.ts'

/** The merchant's asset that the home page is (S2.001). */
export const homepageQuery = (env: Env) => assetsQuery(env, ['homepage'])
