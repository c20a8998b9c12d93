import { cachedData, defineScreen } from '../../api/screen.ts'
import { withTimeout } from '../../api/with-timeout.ts'
import { BannersIsland, blockQueries } from '../../features/blocks/index.ts'
import { ProductCarousel } from '../../features/product/index.ts'
import { Home } from './home.tsx'
import { homepageQuery } from './home-query.ts'

export const screen = defineScreen({
  Screen: Home,
  // The shop is open without what the merchant wrote: menus, search and cart stand around it.
  queries: async (_route, env) => {
    const assets = await withTimeout(env.queries.fetchQuery(homepageQuery(env)))
    return blockQueries(env, assets?.[0])
  },
  parts: [ProductCarousel, BannersIsland],
  head: (_route, env) => {
    const asset = cachedData(env, homepageQuery(env))?.[0]
    const { origin } = env.settings
    const { name } = env.place.site
    return {
      title: asset?.pageTitle ?? '',
      ...(asset?.pageDescription ? { description: asset.pageDescription } : {}),
      image: import.meta.env.SSR && asset?.c_blocks.find((block) => block.kind === 'hero')?.image,
      jsonLd: import.meta.env.SSR && [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name,
          url: origin + env.href('/'),
          logo: origin + env.shop.icon.large,
        },
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name,
          url: origin + env.href('/'),
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}${env.href('/search')}?q={q}`,
            'query-input': 'required name=q',
          },
        },
      ],
    }
  },
})
