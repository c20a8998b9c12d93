import { cachedData, defineScreen } from '../../api/screen.ts'
import { BannersIsland } from '../../features/blocks/index.ts'
import { contentMessages } from '../../features/content/index.ts'
import { Article } from './article.tsx'
import { articleQuery, cachedArticle } from './article-query.ts'

export const screen = defineScreen({
  Screen: Article,
  queries: cachedArticle,
  parts: [BannersIsland],
  isEmpty: (route, env) => cachedData(env, articleQuery(env, route))?.length === 0,
  head: (route, env) => {
    const found = cachedData(env, articleQuery(env, route))
    const [asset] = found ?? []
    return {
      title: asset?.pageTitle ?? asset?.name ?? (found ? env.t(contentMessages.empty) : ''),
      ...(asset?.pageDescription ? { description: asset.pageDescription } : {}),
      // Header, footer and the like are parts of pages and have no title of a page.
      ...(asset && !asset.pageTitle ? { robots: 'noindex' as const } : {}),
    }
  },
})
