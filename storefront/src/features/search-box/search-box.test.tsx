// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { RouterProvider, useRouter } from '../../lib/router/context.tsx'
import { leave, mount, press, submit, type, until } from '../../ui/testing/mount.tsx'
import { SearchBox } from './search-box.tsx'

const recentKey = 'recent-search-key'
const answer = {
  categorySuggestions: {
    categories: [{ id: 'lamina-color', name: 'Prepintada', parentCategoryName: 'Lámina' }],
  },
  productSuggestions: {
    products: [{ productId: 'P 1', productName: 'Lámina zinc' }],
    suggestedPhrases: [{ phrase: 'lamina roja' }],
  },
}

let page: ReturnType<typeof mount>
let asked: string[]
let visited: string[]
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked = []
  visited = []
})
afterEach(() => {
  page.unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

/** A page that a button leaves for another. */
const OnAnyPage = ({ children }: { children: ReactNode }) => {
  const router = useRouter()
  const [url, setUrl] = useState('/')
  return (
    <RouterProvider value={{ ...router, route: { ...router.route, url } }}>
      {children}
      <button type="button" id="on" onClick={() => setUrl('/category/techos')}>
        On
      </button>
    </RouterProvider>
  )
}

type Answer = () => Promise<{ status: number; body: string }>
const answering =
  (body: unknown): Answer =>
  () =>
    Promise.resolve({ status: 200, body: JSON.stringify(body) })

const open = (reply: (term: string) => Answer = () => answering(answer)) => {
  const { env, around } = onStage({
    shopper: { kind: 'guest' },
    pathname: '/',
    navigate: (to) => visited.push(to),
    transport: (path) => {
      const term = new URL(path, 'http://shop').searchParams.get('q') ?? ''
      asked.push(term)
      return reply(term)()
    },
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(
    around(
      <CustomPreferencesProvider>
        <OnAnyPage>
          <SearchBox />
        </OnAnyPage>
        <button type="button" id="elsewhere">
          Elsewhere
        </button>
      </CustomPreferencesProvider>,
    ),
  )
  return env
}
const input = () => page.find<HTMLInputElement>('input')
const focus = () => act(() => input().focus())
const panel = () => page.host.querySelector('[data-panel]')
const links = () =>
  [...(panel()?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
const shown = () => until(() => expect(panel()).not.toBeNull())

test('[S2.075] [S2.076] [S2.077] suggestions lead to the category, the product and the results', async () => {
  open()
  type(input(), 'lam')
  await shown()
  expect(links()).toEqual(
    expect.arrayContaining([
      ['Prepintada', '/category/lamina-color'],
      ['Lámina zinc', '/product/P%201'],
      ['lamina roja', '/search?q=lamina%20roja'],
    ]),
  )
})

test('[S5.042] [S5.043] two characters ask for nothing; what was suggested goes when the text gets that short', async () => {
  open()
  type(input(), 'la')
  // The panel asks for what stands there when it comes.
  await until(() => page.find('[role=status]'))
  expect(asked).toEqual([])
  type(input(), 'lam')
  await shown()
  expect(asked).toEqual(['lam'])
  type(input(), 'la')
  expect(panel()).toBeNull()
})

test('[S5.044] what is typed on is asked for 300 ms after the last letter, once', async () => {
  open()
  type(input(), 'lam')
  await shown()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  type(input(), 'lami')
  await wait(200)
  type(input(), 'lamin')
  await wait(299)
  expect(asked).toEqual(['lam'])
  await wait(1)
  expect(asked).toEqual(['lam', 'lamin'])
  vi.useRealTimers()
})

test('[S2.078] [S5.045] [S9.008] a term goes to the results without its blanks and is remembered; blanks go nowhere', async () => {
  open()
  type(input(), '   ')
  await submit(page.find('form'))
  expect(visited).toEqual([])
  type(input(), '  lamina ')
  await submit(page.find('form'))
  expect(visited).toEqual(['/search?q=lamina'])
  expect(JSON.parse(localStorage.getItem(recentKey) ?? '[]')).toEqual(['lamina'])
})

test('[S4.068] [S4.070] [S4.074] recent searches open the panel on focus, and it closes when the focus is elsewhere', async () => {
  localStorage.setItem(recentKey, '["teja"]')
  open()
  expect(panel()).toBeNull()
  focus()
  await shown()
  expect(links()).toEqual([['teja', '/search?q=teja']])
  await leave(input())
  expect(panel()).toBeNull()
})

test('[S4.069] suggestions for what is typed open the panel again on focus', async () => {
  open()
  type(input(), 'lam')
  await shown()
  await leave(input())
  expect(panel()).toBeNull()
  focus()
  await shown()
  expect(links()).toContainEqual(['Prepintada', '/category/lamina-color'])
})

test('[S4.072] [S4.073] the cross is there once a letter is; it empties the box and closes the panel', async () => {
  localStorage.setItem(recentKey, '["teja"]')
  open()
  const cross = () => page.host.querySelector<HTMLElement>('[type=button][aria-label]')
  expect(cross()).toBeNull()
  type(input(), 'l')
  await shown()
  press(cross() as HTMLElement)
  expect([input().value, cross(), panel()]).toEqual(['', null, null])
})

test('[S4.071] going to another page closes the panel and empties the box', async () => {
  localStorage.setItem(recentKey, '["teja"]')
  open()
  focus()
  type(input(), 'l')
  await shown()
  press(page.find('#on'))
  await until(() => expect(panel()).toBeNull())
  expect(input().value).toBe('')
})

test('[S2.073] what nothing is known of is said in words, with a way on, above the recent searches', async () => {
  localStorage.setItem(recentKey, '["teja"]')
  open((term) => answering(term === 'lam' ? answer : {}))
  type(input(), 'lam')
  await shown()
  await until(() => expect(links()).toContainEqual(['Prepintada', '/category/lamina-color']))
  type(input(), ' zzqx ')
  await until(() => expect(panel()?.textContent).toContain('No tenemos sugerencias para "zzqx".'))
  expect(links().map(([, to]) => to)).toEqual(['/search?q=zzqx', '/store-locator', '/search?q=teja'])
  expect(page.find('[role=status]').textContent).toBe('Sin sugerencias')
})

test('an answer that comes late leaves the list to who is in it already, and stands once they are out of it', async () => {
  const late = Promise.withResolvers<{ status: number; body: string }>()
  const { queries } = open((term) => (term === 'lam' ? answering(answer) : () => late.promise))
  type(input(), 'lam')
  await shown()
  type(input(), 'lamina')
  await until(() => expect(asked).toEqual(['lam', 'lamina']))
  const first = () => page.find<HTMLElement>('[data-panel] a')
  const chosen = first()
  act(() => chosen.focus())
  late.resolve(await answering({ productSuggestions: { suggestedPhrases: [{ phrase: 'zinc' }] } })())
  await until(() => expect(queries.isFetching()).toBe(0))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement).toBe(chosen)
  expect(first()).toBe(chosen)
  focus()
  await until(() => expect(links()[0]).toEqual(['zinc', '/search?q=zinc']))
})
