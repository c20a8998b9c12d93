// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

let page: ReturnType<typeof mount>
let done: number
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  done = 0
})
afterEach(() => {
  page.unmount()
  vi.restoreAllMocks()
})

/** A new password is chosen, and the login service answers so. */
const save = async (status: number, message: string) => {
  const body = JSON.stringify({ status_code: String(status), message })
  const { around } = onStage({
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status, body }),
  })
  page = mount(around(<NewPasswordForm email="ana@obra.example" token="t" onDone={() => done++} />))
  await settle()
  type(page.find<HTMLInputElement>('[name=password]'), 'Teja-Verde 95!')
  await submit(page.find('form'))
}
const alert = () => until(() => page.find('form [role=alert]').textContent)

test('[S8.014] a link that is too old says so in the quoted words, and leads to another', async () => {
  await save(400, 'Token expired. invalid token')
  expect(await alert()).toContain(
    'El enlace ya expiró. Para asignar una nueva contraseña inicie el proceso de recuperación de contraseñas.',
  )
  expect(page.find('form a').getAttribute('href')).toBe('/reset-password')
  expect(done).toBe(0)
})

test('[S8.015] a link that is none says so in the quoted words, and leads to another', async () => {
  await save(400, 'invalid token')
  expect(await alert()).toContain('Invalid token, please try again.')
  expect(page.find('form a').getAttribute('href')).toBe('/reset-password')
})
