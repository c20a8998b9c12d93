import type { Env } from '../api/env.tsx'
import type { View } from './view.ts'

/** `{title} | {site name}` [S9.031]; the site's name alone where a page has no title of its own. */
export const documentTitle = ({ head }: View, { place }: Env) =>
  head.title ? `${head.title} | ${place.site.name}` : place.site.name

/** Whether search engines may list the page. */
export const isIndexed = ({ kind, head, route }: View) =>
  kind === 'screen' && (head.robots ?? route.entry.robots) === 'index'

const upsert = (selector: string, make: () => HTMLElement, set: (element: Element) => void) => {
  let element = document.head.querySelector(selector)
  if (!element) {
    element = make()
    document.head.append(element)
  }
  set(element)
}

const setMeta = (name: string, content: string) =>
  upsert(
    `meta[name="${name}"]`,
    () => Object.assign(document.createElement('meta'), { name }),
    (element) => element.setAttribute('content', content),
  )

/** Updates the document's head after a navigation in the browser. */
export const applyHead = (view: View, env: Env) => {
  document.title = documentTitle(view, env)
  setMeta('description', view.head.description ?? '')
  setMeta('robots', isIndexed(view) ? 'index, follow' : 'noindex')
  upsert(
    'link[rel="canonical"]',
    () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
    (element) =>
      element.setAttribute(
        'href',
        env.settings.origin + env.href(view.head.canonical ?? view.route.pathname),
      ),
  )
}
