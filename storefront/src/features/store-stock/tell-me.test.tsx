// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Shopper } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { TellMe } from './tell-me.tsx'

const store = { id: 'SV-SM01', name: 'San Miguel' }
const notice = { noticeId: 'n1', productId: 'P1', storeId: store.id, creationDate: '2026-11-24T12:00:00Z' }

let page: ReturnType<typeof mount>
let sent: string[]
afterEach(() => page.unmount())

const show = async (shopper: Shopper, waiting: object[] = [], refusal?: object) => {
  sent = []
  const { around } = onStage({
    shopper,
    transport: (path, { method, body }) => {
      const name = new URL(path, 'http://shop').pathname.split('/').slice(6).join('/')
      sent.push([method, name, body].filter(Boolean).join(' '))
      if (method === 'POST' && refusal) return Promise.resolve({ status: 409, body: JSON.stringify(refusal) })
      if (method === 'POST') return Promise.resolve({ status: 200, body: JSON.stringify(notice) })
      if (method === 'DELETE') return Promise.resolve({ status: 204, body: '' })
      return Promise.resolve({
        status: 200,
        body: JSON.stringify({ data: waiting, total: waiting.length }),
      })
    },
  })
  page = mount(around(<TellMe productId="P1" store={store} />))
  await settle()
}
const text = () => page.host.textContent
const buttonNamed = (name: string) =>
  until(() => {
    const found = [...page.host.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!found) throw new Error(`no button ${name} in ${text()}`)
    return found
  })

test('a customer asks by one press and takes it back by one, the focus stays', async () => {
  await show({ kind: 'registered', customerId: 'c1' })
  expect(page.host.querySelector('input')).toBeNull()
  await submit(page.find('form'))
  const stop = await buttonNamed('Ya no me avises')
  expect(text()).toContain('Listo: te escribimos en cuanto llegue a San Miguel.')
  expect(document.activeElement).toBe(stop)
  press(stop)
  const asking = await buttonNamed('Avísame')
  expect(document.activeElement).toBe(asking)
  expect(text()).toContain('Listo: no te escribimos.')
  expect(sent).toEqual([
    'GET stock-notices',
    'POST stock-notices {"productId":"P1","storeId":"SV-SM01"}',
    'DELETE stock-notices/n1',
  ])
})

test('a guest gives an address first; without a session nothing is asked beforehand', async () => {
  await show({ kind: 'guest' })
  expect(sent).toEqual([])
  await submit(page.find('form'))
  expect(text()).toContain('Escribe un correo completo')
  expect(sent).toEqual([])
  type(page.find<HTMLInputElement>('input'), ' ana@obra.example ')
  await submit(page.find('form'))
  await buttonNamed('Ya no me avises')
  expect(sent).toEqual([
    'POST stock-notices {"productId":"P1","storeId":"SV-SM01","email":"ana@obra.example"}',
  ])
})

test('who waits already is told so, at this store alone', async () => {
  await show({ kind: 'registered', customerId: 'c1' }, [notice])
  await buttonNamed('Ya no me avises')
  page.unmount()
  await show({ kind: 'registered', customerId: 'c1' }, [{ ...notice, storeId: 'SV-SA01' }])
  await buttonNamed('Avísame')
})

test('who waits for twenty is told what to do', async () => {
  const type = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/too-many-stock-notices'
  await show({ kind: 'registered', customerId: 'c1' }, [], { title: 'Too Many', type, detail: '', limit: 20 })
  await submit(page.find('form'))
  await until(() => expect(text()).toContain('Ya esperas 20 avisos'))
})
