import type { Env } from '../../api/env.tsx'
import { optionalQuery, type Query } from '../../api/query.ts'
import { assetsQuery } from '../content/index.ts'

export const footerAssets = ['footer', 'copyright', 'newsletter', 'locale-blocks'] as const

/** What the footer shows on every page; a page can do without it. */
export const footerQueries = (env: Env): readonly Query[] => [optionalQuery(assetsQuery(env, footerAssets))]
