import { defineScreen } from '../../api/screen.ts'
import { listingQuery, readListing } from '../../features/listing/index.ts'
import { messages } from './messages.ts'
import { SearchScreen } from './search-screen.tsx'

export const screen = defineScreen({
  Screen: SearchScreen,
  queries: ({ search }, env) => (readListing(search).q ? [listingQuery(env, search)] : []),
  // A search for nothing is the home page (S2.026).
  redirect: ({ search }) => (readListing(search).q ? undefined : '/'),
  head: ({ search }, env) => {
    const term = readListing(search).q
    return {
      title: env.t(messages.title, { term }),
      description: env.t(messages.description, { term, site: env.place.site.name }),
    }
  },
})
