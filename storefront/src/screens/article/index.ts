import { defineScreen, loaded } from '../../api/screen.ts'
import { Article } from './article.tsx'
import { articleQuery } from './article-query.ts'

export const screen = defineScreen({
  Screen: Article,
  queries: ({ pathname }, env) => [articleQuery(env, pathname)],
  head: ({ pathname }, env) => {
    const asset = loaded(env, articleQuery(env, pathname))?.[0]
    return {
      title: asset?.pageTitle ?? asset?.name ?? '',
      ...(asset?.pageDescription ? { description: asset.pageDescription } : {}),
    }
  },
})
