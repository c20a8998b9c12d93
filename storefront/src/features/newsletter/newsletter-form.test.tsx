// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

let page: ReturnType<typeof mount>
let answer: object
let sent: unknown[]
beforeEach(async () => {
  sent = []
  const { around } = onStage({
    locale: 'es-CR',
    transport: (path, { body }) => {
      if (path.includes('/assets')) {
        const id = new URL(path, 'http://shop').searchParams.get('c_assetId')
        const assets = [{ id: 'subscribe-newsletter', c_body: '<p>Ya estabas</p>' }]
        return Promise.resolve({ status: 200, body: JSON.stringify(assets.filter((one) => one.id === id)) })
      }
      sent.push(JSON.parse(String(body)))
      return Promise.resolve({ status: 200, body: JSON.stringify(answer) })
    },
  })
  page = mount(around(<NewsletterForm promise="" />))
  await settle()
})
afterEach(() => page.unmount())

const field = () => page.find<HTMLInputElement>('input')
const button = () => page.find<HTMLButtonElement>('[type=submit]')
const outcome = () => page.find('[role=status]').textContent
const subscribe = async () => {
  type(field(), 'ana@obra.example')
  await submit(page.find('form'))
}

test('[S4.089] its button works for a valid address alone', () => {
  expect(button().disabled).toBe(true)
  type(field(), 'a@b')
  expect(button().disabled).toBe(true)
  type(field(), 'a@b.co')
  expect(button().disabled).toBe(false)
})

test.each([
  [
    '[S1.015] [S8.025] [S3.038] a first subscription',
    { title: 'Created' },
    'Gracias por suscribirte a nuestra newsletter.',
  ],
  [
    '[S7.043] [S8.026] one that was there already shows what the merchant wrote',
    { title: 'Updated' },
    'Ya estabas',
  ],
  ['[S8.024] [S7.038] a duplicate', { title: 'Duplicate' }, 'Este correo ya se encuentra registrado.'],
  [
    '[S8.024] [S7.038] a duplicate by its number',
    { statusCode: 409 },
    'Este correo ya se encuentra registrado.',
  ],
  ['[S8.023] [S7.038] a body that is refused', { statusCode: 400 }, 'Error en los valores enviados.'],
])('%s; [S4.090] afterwards the field is empty', async (_what, told, words) => {
  answer = told
  await subscribe()
  await until(() => expect(outcome()).toBe(words))
  expect(sent).toEqual([{ email: 'ana@obra.example', country: 'CR' }])
  expect(field().value).toBe('')
})
