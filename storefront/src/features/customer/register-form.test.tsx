// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { leave, mount, press, settle, submit, type } from '../../ui/testing/mount.tsx'
import { RegisterForm } from './register-form.tsx'

let page: ReturnType<typeof mount>
let sent: string[]
let stage: ReturnType<typeof onStage>['around']
const open = async () => {
  page = mount(stage(<RegisterForm onDone={() => {}} signIn={<p>Sign in</p>} />))
  await settle()
}
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sent = []
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: (path) => {
      sent.push(path)
      return Promise.resolve({ status: 500, body: '{}' })
    },
  })
  stage = around
  await open()
})
afterEach(() => {
  page.unmount()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const field = (name: string) => page.find<HTMLInputElement>(`[name=${name}]`)
const button = () => page.find<HTMLButtonElement>('[type=submit]')
const right = {
  firstName: 'Ana',
  lastName: 'Rivas',
  email: 'ana@obra.example',
  phone: '70123456',
  password: 'Techo2026!',
}
const fill = async (fields: Partial<typeof right>) => {
  for (const [name, text] of Object.entries(fields)) type(field(name), text)
  await settle()
}
const complaintsAbout = async (name: string, text: string) => {
  type(field(name), text)
  await leave(field(name))
  await settle()
  return page.host.textContent
}

test('[S2.090] [S2.092] [S2.093] [S2.094] [S2.095] asks for five fields, the terms and, if one likes, for offers', () => {
  expect([...page.host.querySelectorAll('input')].map(({ name }) => name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'acceptsTermsAndConditions',
    'acceptsMarketing',
  ])
  expect(field('acceptsTermsAndConditions').getAttribute('aria-required')).toBe('true')
  expect(page.host.querySelector('label a')?.getAttribute('href')).toBe('/terms-conditions')
  expect(field('acceptsMarketing').getAttribute('aria-required')).toBeNull()
  expect(button().textContent).toContain('Registrarme')
  expect(page.host.textContent).toMatch(/Registrarme.*Sign in$/)
})

test.each([
  ['[S5.004]', 'firstName', [' '], 'Ingrese su nombre.'],
  ['[S5.005]', 'lastName', [' '], 'Ingrese su apellido.'],
  ['[S5.006]', 'email', ['', 'abc'], 'Ingrese una dirección de correo electrónico válido.'],
  ['[S5.007]', 'phone', ['', '7012345'], 'Ingrese un número de teléfono válido.'],
  ['[S5.009]', 'password', [''], 'Cree una contraseña.'],
])('%s %s is required, in the quoted words', async (_id, name, wrong, words) => {
  expect(page.host.textContent).not.toContain(words)
  for (const text of wrong) {
    expect(await complaintsAbout(name, text)).toContain(words)
    await fill(right)
    expect(page.host.textContent).not.toContain(words)
  }
})

test('[S2.091] the rules of a password are ticked while one types', async () => {
  const done = () => page.host.querySelectorAll('li svg').length
  const seen: number[] = []
  for (const text of ['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!cdef']) {
    await fill({ password: text })
    seen.push(done())
  }
  expect(seen).toEqual([0, 1, 2, 3, 4, 5])
})

test('[S5.017] its button looks disabled until the form is right, and can be pressed all the while', async () => {
  const looks = () => [button().getAttribute('aria-disabled'), button().disabled]
  expect(looks()).toEqual(['true', false])
  await fill(right)
  expect(looks()).toEqual(['true', false])
  press(field('acceptsTermsAndConditions'))
  await settle()
  expect(looks()).toEqual([null, false])
})

test('[S5.015] without the terms nothing is sent, and the form says why', async () => {
  await fill(right)
  await submit(page.find('form'))
  expect(page.host.textContent).toContain('Debes aceptar los términos y condiciones para continuar.')
  expect(sent).toEqual([])
  press(field('acceptsTermsAndConditions'))
  await submit(page.find('form'))
  expect(sent).not.toEqual([])
})

test('what was typed is there after a reload, the password apart', async () => {
  await fill(right)
  page.unmount()
  await open()
  const { password: _never, ...kept } = right
  for (const [name, text] of Object.entries(kept)) expect(field(name).value).toBe(text)
  expect(field('password').value).toBe('')
  expect(sessionStorage.getItem('formDrafts')).not.toContain(right.password)
})
