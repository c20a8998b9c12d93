import type { Call } from '../api/call.ts'
import { type Category, categories } from '../api/categories.ts'
import { search } from '../api/search.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { buildUrl, type Place, type Site, type Sites } from '../lib/locale-url.ts'

/** App paths of everything that may be listed, in a fixed order. */
export type PathSource = (place: Place) => Promise<readonly string[]>

/** The protocol allows 50,000 addresses in a file; smaller files are read again sooner. */
export const pathsPerFile = 10_000

const xml = (root: string, inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${inner}</${root}>\n`

const fileName = (place: Place, index: number) => `/sitemap-${place.locale.id}-${index}.xml`

/** The list of all sitemap files: each locale of the site in as many as it needs. */
export const sitemapIndex = async (origin: string, site: Site, paths: PathSource) => {
  const files: string[] = []
  for (const locale of site.l10n.supportedLocales) {
    const place = { site, locale }
    const count = Math.max(1, Math.ceil((await paths(place)).length / pathsPerFile))
    for (let index = 1; index <= count; index++) files.push(fileName(place, index))
  }
  return xml('sitemapindex', files.map((file) => `<sitemap><loc>${origin}${file}</loc></sitemap>\n`).join(''))
}

/** One sitemap file, or undefined when there is none of this number. */
export const sitemapFile = async (
  origin: string,
  sites: Sites,
  place: Place,
  index: number,
  paths: PathSource,
) => {
  const start = (index - 1) * pathsPerFile
  const own = (await paths(place)).slice(start, start + pathsPerFile)
  if (own.length === 0) return undefined
  return xml(
    'urlset',
    own
      .map((path) => `<url><loc>${escapeHtml(origin + buildUrl(sites, path, place))}</loc></url>\n`)
      .join(''),
  )
}

const pageSize = 200

const categoryPaths = ({ categories: below = [] }: Pick<Category, 'categories'>): string[] =>
  below.flatMap((one) => [`/category/${encodeURIComponent(one.id)}`, ...categoryPaths(one)])

/** The paths of the catalogue: screens without parameters, categories, products sold in the locale's country. */
export const catalogPaths =
  (callFor: (place: Place) => Call, fixed: readonly string[]): PathSource =>
  async (place) => {
    const call = callFor(place)
    const root = await call(categories.getCategory, { params: { id: 'root' }, query: { levels: 2 } })
    const products: string[] = []
    for (let offset = 0; ; offset += pageSize) {
      const { hits = [], total } = await call(search.productSearch, {
        query: { refine: ['cgid=root'], limit: pageSize, offset },
      })
      for (const { productId } of hits) products.push(`/product/${encodeURIComponent(productId)}`)
      if (hits.length < pageSize || offset + pageSize >= total) break
    }
    return [...new Set([...fixed, ...categoryPaths(root), ...products])]
  }
