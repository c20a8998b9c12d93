// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { loadDialog } from '../../ui/index.ts'
import { mount, press, settle, until } from '../../ui/testing/mount.tsx'
import { CountrySelector } from './country-selector.tsx'
import { LanguageSelector } from './language-selector.tsx'

let page: ReturnType<typeof mount> | undefined
let assigned: string[]
beforeAll(loadDialog)
beforeEach(() => {
  assigned = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void assigned.push(String(url)))
})
afterEach(() => {
  page?.unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

type Options = { items?: boolean; guest?: boolean; first?: string; answer?: () => Promise<unknown> }

const open = async ({ items = false, guest = false, first, answer }: Options = {}) => {
  const written: unknown[] = []
  const { around } = onStage({
    shopper: guest ? { kind: 'guest' } : { kind: 'registered', customerId: 'c1' },
    pathname: '/cart',
    transport: async (_path, { method, body }) => {
      await answer?.()
      if (method === 'PATCH') written.push(JSON.parse(body ?? ''))
      return { status: 200, body: JSON.stringify(first ? { c_initialCountry: first } : {}) }
    },
  })
  page = mount(
    around(
      <>
        <CountrySelector basketHasItems={items} />
        <LanguageSelector />
      </>,
    ),
  )
  await settle()
  const { host } = page
  const links = (list: number) => [...(host.querySelectorAll('ul')[list]?.querySelectorAll('a') ?? [])]
  const choose = async (name: string) => {
    press([...host.querySelectorAll('a')].find((one) => one.textContent === name) as HTMLElement)
    await settle()
  }
  const answerWith = async (text: string) => {
    press([...host.querySelectorAll('dialog button')].find((one) => one.textContent === text) as HTMLElement)
    await settle()
  }
  const dialog = () => host.querySelector<HTMLDialogElement>('dialog[open]')
  return { host, links, choose, answerWith, dialog, written }
}

test('[S2.059] [S2.060] [S2.166] the countries with their flags, and both languages', async () => {
  const { links } = await open()
  const countries = links(0).map((link) => [link.textContent, link.querySelector('img')?.getAttribute('src')])
  expect(countries).toHaveLength(6)
  expect(countries).toContainEqual(['Guatemala', '/static/flags/gt.svg'])
  expect(links(1).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Español', '/cart'],
    ['English', '/en-SV/cart'],
  ])
})

test('[S2.167] [S2.168] [S4.042] with items in the cart a change asks first, and No leaves all as it was', async () => {
  const { choose, answerWith, dialog, written } = await open({ items: true })
  await choose('Guatemala')
  expect(dialog()?.textContent).toContain(
    'Has cambiado de país y los productos del carrito pueden no estar disponibles, ¿deseas proceder?',
  )
  await answerWith('No')
  expect([dialog(), assigned, written, localStorage.length]).toEqual([null, [], [], 0])
})

test('[S2.168] [S4.041] [S4.045] [S4.047] Si applies it: the record is written, and nothing else can be chosen meanwhile', async () => {
  let write = () => {}
  const answer = () => new Promise<void>((resolve) => (write = resolve))
  const { choose, answerWith, links, written } = await open({ items: true, first: 'SV', answer })
  await choose('Costa Rica')
  await answerWith('Si')
  await until(() =>
    expect(links(0).map((link) => link.getAttribute('aria-disabled'))).toEqual(Array(6).fill('true')),
  )
  await choose('Guatemala')
  await until(() => {
    write()
    expect(assigned).toEqual(['/es-CR/cart'])
  })
  expect(written).toEqual([{ preferredLocale: 'es_CR' }])
})

test('[S4.043] [S4.046] with an empty cart it applies at once, and the first country is noted once', async () => {
  const { choose, dialog, written } = await open()
  await choose('Honduras')
  await until(() => expect(assigned).toEqual(['/es-HN/cart']))
  expect(dialog()).toBeNull()
  expect(written).toEqual([{ preferredLocale: 'es_HN', c_initialCountry: 'HN' }])
})

test('[S4.049] a language is written to a customer’s record alone', async () => {
  const customer = await open()
  await customer.choose('English')
  await until(() => expect(assigned).toEqual(['/en-SV/cart']))
  expect(customer.written).toEqual([{ preferredLocale: 'en_SV' }])
  page?.unmount()
  const guest = await open({ guest: true })
  await guest.choose('English')
  await until(() => expect(assigned).toHaveLength(2))
  expect(guest.written).toEqual([])
})
