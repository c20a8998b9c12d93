// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, until } from '../../ui/testing/mount.tsx'
import { basketQuery } from '../basket/index.ts'
import { Zones } from './zones.tsx'

let page: ReturnType<typeof mount> | undefined
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  page?.unmount()
  vi.unstubAllGlobals()
})

const zones: Record<string, object> = {
  'home-top-revenue-for-category': {
    displayMessage: 'Los más vendidos',
    recs: [{ id: 'P1', product_name: 'Lámina' }],
  },
  'products-in-all-categories': { displayMessage: 'De todas las categorías', recs: [] },
}

/** The slot of an empty page, and the titles that stood above no product at some moment. */
const open = () => {
  const asked: string[] = []
  const alone: (string | null)[] = []
  const { env, around } = onStage({
    transport: async (path) => {
      const zone = /zones\/([\w-]+)\/recs/.exec(path)?.[1] ?? ''
      if (zone) asked.push(zone)
      const answer = zones[zone] ?? { data: [{ id: 'P1', name: 'Lámina' }], limit: 1, total: 1 }
      return { status: 200, body: JSON.stringify(answer) }
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, null)
  const look = () => {
    for (const title of document.querySelectorAll('h2'))
      if (!title.closest('section')?.querySelector('article')) alone.push(title.textContent)
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  page = mount(around(<Zones slot="empty-recommendations" productIds={[]} />))
  return { host: page.host, asked, alone, look }
}

test('the title of a zone comes with its products, and not at all where there are none', async () => {
  const { host, asked, alone, look } = open()
  await until(() => {
    look()
    expect(host.querySelector('article')?.textContent).toContain('Lámina')
    expect(asked).toEqual(Object.keys(zones))
  })
  expect([...host.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Los más vendidos'])
  expect(alone).toEqual([])
})
