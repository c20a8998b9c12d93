export { listingQuery } from './listing-query.ts'
export { readListing, withoutFilters, writeListing } from './listing-url.ts'
export { messages as listingMessages } from './messages.ts'
export { ProductListing } from './product-listing.tsx'
