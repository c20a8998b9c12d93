import { cachedData, defineScreen } from '../../api/screen.ts'
import { listingMessages, listingQuery } from '../../features/listing/index.ts'
import { categoryQuery } from './category-query.ts'
import { CategoryScreen } from './category-screen.tsx'
import { crumbsOf } from './crumbs.ts'

export const screen = defineScreen({
  Screen: CategoryScreen,
  queries: ({ params, search }, env) => {
    const id = params.categoryId ?? ''
    return [categoryQuery(env, id), listingQuery(env, search, id)]
  },
  head: ({ params, search }, env) => {
    const category = cachedData(env, categoryQuery(env, params.categoryId ?? ''))
    if (!category) return { title: '' }
    const { origin } = env.settings
    return {
      title: category.pageTitle || category.name,
      ...(category.pageDescription || category.description
        ? { description: category.pageDescription || category.description || '' }
        : {}),
      image:
        import.meta.env.SSR &&
        // A category's own small picture is too small for a card; that of what stands first in it is not.
        (category.c_slotBannerImage ||
          cachedData(env, listingQuery(env, search, category.id))?.tiles[0]?.picture?.link ||
          category.image),
      canonical: `/category/${category.id}`,
      jsonLd: import.meta.env.SSR && [
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: crumbsOf(category, env.t(listingMessages.home)).map(({ label, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: label,
            ...(href ? { item: origin + env.href(href) } : {}),
          })),
        },
      ],
    }
  },
})
