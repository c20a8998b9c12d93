// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { leave, mount, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { LoginForm } from './login-form.tsx'

let page: ReturnType<typeof mount>
let status: number
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // A sign-in follows redirects, so it is a fetch of the browser itself.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = new Response('{}', { status })
    return Promise.resolve(Object.defineProperty(answer, 'url', { value: 'http://localhost/login' }))
  })
  const { around } = onStage({ shopper: { kind: 'guest' } })
  page = mount(around(<LoginForm onDone={() => {}} forgot={<p>Forgot</p>} signUp={<p>Sign up</p>} />))
  await settle()
})
afterEach(() => {
  page.unmount()
  vi.restoreAllMocks()
})

const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`)
const button = () => page.find<HTMLButtonElement>('[type=submit]')
const fill = async (email: string, password: string) => {
  type(field('email'), email)
  type(field('password'), password)
  await settle()
}

test('[S2.079] [S2.080] [S2.081] [S2.082] asks for email and password, and leads to a new one and to an account', () => {
  const labels = [...page.host.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual([
    expect.stringContaining('Correo electrónico'),
    expect.stringContaining('Contraseña'),
  ])
  expect([field('email').type, field('password').type]).toEqual(['email', 'password'])
  expect(page.host.textContent).toMatch(/Forgot.*Sign up/)
})

test('[S2.084] its button works once both fields are filled rightly', async () => {
  expect(button().disabled).toBe(true)
  await fill('ana@obra', 'x')
  expect(button().disabled).toBe(true)
  await fill('ana@obra.example', '')
  expect(button().disabled).toBe(true)
  await fill('ana@obra.example', 'x')
  expect(button().disabled).toBe(false)
})

test('[S5.018] [S5.019] a field that was left empty says what is missing', async () => {
  await leave(field('email'))
  await leave(field('password'))
  await settle()
  expect(page.host.textContent).toContain('Ingrese su correo electrónico.')
  expect(page.host.textContent).toContain('Ingrese su contraseña.')
})

test.each([
  ['[S8.004]', 401, "Something's not right with your email or password. Try again."],
  ['[S8.005]', 500, 'Something went wrong. Try again!'],
])('%s [S8.006] an answer of %d is told above the fields: %s', async (_id, code, words) => {
  status = code
  await fill('ana@obra.example', 'x')
  await submit(page.find('form'))
  const alert = await until(() => page.find('form [role=alert]'))
  expect(alert.textContent).toContain(words)
  expect(alert.compareDocumentPosition(field('email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(field('email').getAttribute('aria-invalid')).not.toBe('true')
})
