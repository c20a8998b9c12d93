// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { loadDialog } from '../../ui/index.ts'
import { mount, press, until } from '../../ui/testing/mount.tsx'
import { Footer } from './footer.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => page?.unmount())

const asset = (id: string, c_body: string, c_blocks: object[] = []) => ({ id, c_body, c_blocks })
const help = { kind: 'links', title: 'Ayuda', items: [{ label: 'Escríbenos', href: 'action:case' }] }
const about = {
  kind: 'links',
  title: 'Nosotros',
  items: [{ label: 'Quiénes somos', href: '/quienes-somos' }],
}
const assets = [
  asset('footer', '', [help, about]),
  asset('copyright', '<p>© Techos del Istmo</p>'),
  asset('newsletter', '<p>Ofertas cada semana</p>'),
  asset('locale-blocks', '<p>Precios con IVA</p>'),
]

const open = async () => {
  const asked: string[] = []
  const { env, around } = onStage({
    pathname: '/',
    shopper: { kind: 'guest' },
    transport: (path) => {
      const ids = new URL(path, 'http://shop').searchParams.get('c_assetId') ?? ''
      asked.push(ids)
      const found = assets.filter(({ id }) => ids.split(',').includes(id))
      return Promise.resolve({ status: 200, body: JSON.stringify(found) })
    },
  })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(
    around(
      <CustomPreferencesProvider>
        <Footer />
      </CustomPreferencesProvider>,
    ),
  )
  const { find, host } = page
  await until(() => expect(host.textContent).toContain('©'))
  return { find, host, asked }
}

test('[S2.070] [S7.044] [S7.045] the footer is made of the merchant’s assets: blocks, note of the country, copyright', async () => {
  const { find, asked } = await open()
  expect(asked).toEqual(['footer,copyright,newsletter,locale-blocks'])
  const footer = find('footer')
  expect([...footer.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ayuda', 'Nosotros']),
  )
  expect(footer.querySelector('a[href="/quienes-somos"]')?.textContent).toBe('Quiénes somos')
  expect(footer.textContent).toContain('Precios con IVA')
})

test('[S2.071] the copyright stands last', async () => {
  const { find } = await open()
  expect(find('footer').textContent).toMatch(/© Techos del Istmo$/)
})

test('[S2.069] the newsletter’s form is there, with what the merchant promises', async () => {
  const { find } = await open()
  expect(find('footer form input[type=email]')).toBeTruthy()
  expect(find('footer form').parentElement?.textContent).toContain('Ofertas cada semana')
})

test('[S2.072] [S2.176] the way to customer service opens a dialog that holds the case form', async () => {
  const { find, host } = await open()
  expect(host.querySelector('dialog')).toBeNull()
  const button = [...host.querySelectorAll('button')].find((one) => one.textContent === 'Escríbenos')
  press(button as HTMLElement)
  await until(() => find('dialog[open] form'))
  const names = [...host.querySelectorAll('dialog [name]')].map((field) => field.getAttribute('name'))
  expect(names.slice(0, 5)).toEqual(['name', 'email', 'phone', 'subject', 'description'])
  expect(find('dialog h2').textContent).toBe('Servicio al cliente')
})
