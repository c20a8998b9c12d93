// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { loadDialog } from '../../ui/overlay/dialog.tsx'
import { mount, press, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import type { AuthView } from './auth-request.ts'

let page: ReturnType<typeof mount>
let closed: number
const Control = () => {
  const [view, setView] = useState<AuthView>('login')
  return <AuthDialog request={{ view }} onView={setView} onDone={() => {}} onClose={() => closed++} />
}
beforeAll(loadDialog)
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  closed = 0
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status: 200, body: '{}' }),
  })
  page = mount(around(<Control />))
  await settle()
})
afterEach(() => {
  page.unmount()
  vi.restoreAllMocks()
})

const dialog = () => {
  const found = document.querySelector<HTMLElement>('dialog')
  if (!found) throw new Error('no dialog')
  return found
}
const title = () => dialog().querySelector('h2')?.textContent
const buttonOf = (text: string) => {
  const found = [...dialog().querySelectorAll('button')].find((one) => one.textContent === text)
  if (!found) throw new Error(`no button ${text}`)
  return found
}
const go = async (text: string) => {
  press(buttonOf(text))
  await settle()
}
const focused = () => document.activeElement?.getAttribute('name')

test('[S2.085] [S2.087] [S2.088] [S2.089] [S2.096] login, register and password are views of one dialog; each gives the focus to its first field', async () => {
  expect([title(), focused()]).toEqual(['Inicia sesión', 'email'])
  await go('Regístrate')
  expect([title(), focused()]).toEqual(['Regístrate', 'firstName'])
  await go('Iniciar sesión')
  await go('¿Olvidaste tu contraseña?')
  expect([title(), focused()]).toEqual(['Restablecer contraseña', 'email'])
})

test('[S2.086] a press beside it does not close it, its cross does', async () => {
  const beside = { bubbles: true, clientX: -5, clientY: -5 }
  act(() => {
    for (const name of ['mousedown', 'mouseup', 'click']) dialog().dispatchEvent(new MouseEvent(name, beside))
  })
  expect(closed).toBe(0)
  press(page.find('[aria-label=Cerrar]'))
  expect(closed).toBe(1)
})

test('[S2.101] [S2.103] [S4.023] a mail that was asked for leaves a message and the way back to the login', async () => {
  await go('¿Olvidaste tu contraseña?')
  type(page.find<HTMLInputElement>('[name=email]'), 'ana@obra.example')
  await submit(page.find('form'))
  await until(() => expect(title()).toBe('Password Reset'))
  expect(page.find('p[role=status]').textContent).toContain('ana@obra.example')
  await go('Back to Sign In')
  expect(title()).toBe('Inicia sesión')
})
