import type { Env } from '../../api/env.tsx'
import { assetsQuery } from '../../features/content/index.ts'

/** The asset of a content page is named as its path (S2.033–S2.043). */
export const articleQuery = (env: Env, pathname: string) => assetsQuery(env, [pathname.replaceAll('/', '')])
