import { cachedData, defineScreen } from '../../api/screen.ts'
import { localize } from '../../lib/localize.ts'
import { listingQuery, readListing } from '../../features/listing/index.ts'
import { messages } from './messages.ts'
import { SearchScreen } from './search-screen.tsx'

export const screen = defineScreen({
  Screen: SearchScreen,
  queries: ({ search }, env) => (readListing(search).q ? [listingQuery(env, search)] : []),
  // A search for nothing is the home page (S2.026); some words lead to a page of their own.
  redirect: ({ search }, env) =>
    readListing(search).q ? cachedData(env, listingQuery(env, search))?.redirectTo : '/',
  head: ({ search }, env) => {
    const term = readListing(search).q
    const { name: site, words } = env.shop
    const assortment = words.assortment && localize(words.assortment, env.locale)
    return {
      title: env.t(messages.title, { term }),
      description: assortment
        ? env.t(messages.descriptionOf, { term, site, assortment })
        : env.t(messages.description, { term, site }),
    }
  },
})
