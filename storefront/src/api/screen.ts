import type { ComponentType } from 'react'
import type { Route } from '../lib/router/route-table.ts'
import type { Env } from './env.tsx'
import type { Query } from './query.ts'

/** What a screen says about its document. */
export type Head = {
  /** Without the site's name; the chassis writes `{title} | {site name}` [S9.031]. */
  title: string
  description?: string
  /** Overrides the route's own word. */
  robots?: 'index' | 'noindex'
  /** App path, without site and locale; the route's own URL without its query by default. */
  canonical?: string
  /** Structured data, one object each, from the server alone (`import.meta.env.SSR`). Never a price for guests. */
  jsonLd?: readonly object[] | false
  /** Own path or absolute URL of the picture that cards in other places show, from the server alone. */
  image?: string | false | undefined
}

type Reply<T> = T | Promise<T>

export type ScreenModule = {
  Screen: ComponentType
  /** Loaded before the screen renders, on the server and in the browser. A 404 among them makes the page a 404. */
  queries?(route: Route, env: Env): Reply<readonly Query[]>
  /** The islands of the screen (`lib/island`), whose code is loaded with the queries. */
  parts?: readonly { load(): Promise<void> }[]
  /** App path to go to instead, decided after `queries`; `permanent` answers 301, else 302. */
  redirect?(route: Route, env: Env): string | { to: string; permanent: boolean } | undefined
  head?(route: Route, env: Env): Head
  /** Views of one key are one instance, so that what was typed and focused stays; by default each path is its own. */
  key?(route: Route, env: Env): string
  /** Of the document; 200 without it. 404 shows the not-found screen. */
  status?(route: Route, env: Env): number
  /** Whether there is nothing here and the screen itself says so: answered with 404 and kept from search engines. */
  isEmpty?(route: Route, env: Env): boolean
}

/** What `screens/<name>/index.ts` exports as `screen`. */
export const defineScreen = (screen: ScreenModule) => screen

/** What a critical query has loaded. */
export const cachedData = <T>(env: Env, { queryKey }: Query<T>): T | undefined =>
  env.queries.getQueryData<T>(queryKey)
