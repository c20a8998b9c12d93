// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { ResetPassword } from './reset-password.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

test('[S8.016] a new password is told in the quoted words, and leads to the login', async () => {
  const visited: string[] = []
  const sent: unknown[] = []
  const { around } = onStage({
    shopper: { kind: 'guest' },
    pathname: '/set-new-password/?token=t1&email=ana%40obra.example',
    navigate: (to) => visited.push(to),
    transport: (path, { body }) => {
      sent.push([path.replace(/\?.*/, '').split('/').at(-1), Object.fromEntries(new URLSearchParams(body))])
      return Promise.resolve({ status: 200, body: '{}' })
    },
  })
  page = mount(around(<ResetPassword />))
  await settle()
  type(page.find<HTMLInputElement>('[name=password]'), 'Teja-Verde 95!')
  await submit(page.find('form'))
  await until(() => expect(visited).toEqual(['/login']))
  expect(document.body.textContent).toContain('Password Reset Success')
  expect(sent[0]).toEqual([
    'action',
    expect.objectContaining({
      user_id: 'ana@obra.example',
      pwd_action_token: 't1',
      new_password: 'Teja-Verde 95!',
    }),
  ])
})
