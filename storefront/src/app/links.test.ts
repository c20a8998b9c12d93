import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePaths } from '../../../engine/src/kernel/page-routes.ts'
import { createMatcher } from '../lib/router/route-table.ts'
import { notFoundRoute, routesOf } from './routes.ts'

const routes = routesOf({ social: pagePaths.socialCallback })
const match = createMatcher(routes, notFoundRoute)
const isPage = (path: string) => match(path).entry !== notFoundRoute

/** A text where a link is written: `to="/cart"`, `href('/login')`, `navigate(`/search?q=…`)`, `{ path: '/account' }`. */
const link = /(?:\b(?:to|href|path|action|redirect)(?:=\{?|: |\()|\bnavigate\()(["'`])(\/[a-z].*?)\1/g

const linksIn = (source: string) => [...source.matchAll(link)].map(([, , text = '']) => text)

/** Of a path that a page completes, its beginning is judged. */
const leadsToPage = (text: string) => {
  const [path = '', completed] = text.split('${', 2)
  const begun = path.split('?', 1)[0] ?? ''
  if (completed === undefined || begun !== path) return isPage(begun)
  return routes.some(({ pattern }) => pattern.startsWith(begun))
}

/** Files of the server name what is no page: the proxies and the files of the build. */
const sources = globSync('storefront/src/{app,features,screens,ui}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
)

test('every page that a link of the storefront names is in the site map', () => {
  const links = sources.flatMap((file) => linksIn(readFileSync(file, 'utf8')).map((path) => ({ file, path })))
  expect(links.length).toBeGreaterThan(60)
  expect(links.filter(({ path }) => !leadsToPage(path))).toEqual([])
})

test.each(Object.entries(pagePaths))(
  'the page that the engine calls %s is in the site map: %s',
  (name, path) => {
    // The vendor posts there; it is answered without a page (S2.006).
    if (name === 'resetPasswordCallback') expect(isPage(path)).toBe(false)
    else expect(isPage(path.replaceAll(/\{\w+\}/g, 'x'))).toBe(true)
  },
)
