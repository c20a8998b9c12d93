import { expect, type Page, test } from '@playwright/test'
import { answerProvider } from './steps/answer-provider.ts'
import { forgetProof } from './steps/database.ts'
import { mailTo } from './steps/mail.ts'
import { callAdmin, signInStaff } from './steps/staff.ts'
import { totpCode } from './steps/totp.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const password = 'Zinc-alum-26-norte!'

/** Somebody who has joined: an address, and codes for recovery. */
const joined = async (page: Page) => {
  const email = `llaves-${Date.now()}@obra.test`
  await signInStaff(page, 'owner')
  const family = 'custom/users/v1'
  const roles = [{ role: 'owner' }]
  const invited = await callAdmin(page, 'POST', ['custom/users/v1', 'users'], { body: { email, roles } })
  expect(invited.status).toBe(200)
  const token = /\/admin\/invitation#([\w-]+)/.exec(await mailTo(page, email, /./))?.[1]
  const read = await callAdmin(page, 'POST', [family, 'staff-invitations/read'], { body: { token } })
  const code = totpCode(read.body.totp.secret)
  const body = { token, name: 'Ana Llaves', password, code }
  const accepted = await callAdmin(page, 'POST', [family, 'staff-invitations/accept'], { body })
  return { email, recoveryCodes: accepted.body.recoveryCodes as string[] }
}

test('a person without their phone enters by a recovery code, adds a passkey, and is let in and believed by it', async ({
  page,
}) => {
  const { email, recoveryCodes } = await joined(page)
  await page.context().clearCookies()
  // The device: it verifies its owner by itself, as a fingerprint does.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto('/admin/sign-in?next=/account')
  await page.getByLabel('Correo').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'No tengo mi teléfono' }).click()
  await page.getByLabel('Código de recuperación').fill(recoveryCodes[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(main(page)).toContainText('Quedan 9.')
  await main(page).getByRole('button', { name: 'Agregar la de este aparato' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Clave agregada' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/admin/sign-in?next=/account')
  await page.getByRole('button', { name: 'Entrar con clave de acceso' }).click()
  await expect(main(page)).toContainText(email)
  await main(page).getByRole('button', { name: 'Hacer códigos nuevos' }).click()
  await expect(main(page).getByRole('list').last().getByRole('listitem')).toHaveCount(10)

  // What needs a fresh proof is refused without one, and goes on with what was typed once it is given.
  const colleague = `nuevo-${Date.now()}@obra.test`
  const isInvited = async () => {
    const { body } = await callAdmin(page, 'GET', ['custom/users/v1', 'users'])
    return body.data.some((one: { email: string }) => one.email === colleague)
  }
  await page.goto('/admin/team')
  await main(page).getByRole('button', { name: 'Invitar', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invitar' })
  await form.getByLabel('Correo').fill(colleague)
  await form.getByLabel('Rol').selectOption('finance')
  await forgetProof(email)
  const proof = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  const send = () => form.getByRole('button', { name: 'Invitar', exact: true }).click()
  await send()
  await proof.getByRole('button', { name: 'Cancelar' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  expect(await isInvited()).toBe(false)
  await send()
  await proof.getByRole('button', { name: 'Usar clave de acceso' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Invitación enviada' })).toBeVisible()
  expect(await isInvited()).toBe(true)
})

test('who was invited enters with the company’s account, is believed by it in a window beside the page, and nobody else enters', async ({
  page,
}) => {
  const email = `empresa-${Date.now()}@lamina.example`
  await signInStaff(page, 'owner')
  const roles = [{ role: 'owner' }]
  await callAdmin(page, 'POST', ['custom/users/v1', 'users'], { body: { email, roles } })
  await page.context().clearCookies()
  const byCompany = page.getByRole('button', { name: 'Entrar con la cuenta de la empresa' })
  await page.goto('/admin/sign-in?next=/team')
  await byCompany.click()
  await answerProvider(page, `nadie-${email}`)
  await expect(page.getByRole('heading', { name: 'Esta cuenta no da entrada aquí' })).toBeVisible()
  await page.goto('/admin/sign-in?next=/team')
  await byCompany.click()
  await answerProvider(page, email)
  await expect(page).toHaveURL(/\/admin\/team$/)

  await forgetProof(email)
  const colleague = `empresa-nueva-${Date.now()}@obra.test`
  await main(page).getByRole('button', { name: 'Invitar', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invitar' })
  await form.getByLabel('Correo').fill(colleague)
  await form.getByLabel('Rol').selectOption('finance')
  await form.getByRole('button', { name: 'Invitar', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('dialog', { name: 'Confirma que eres tú' })
    .getByRole('button')
    .filter({ hasText: 'empresa' })
    .click()
  await answerProvider(await opened, email)
  await expect(page.getByRole('status').filter({ hasText: 'Invitación enviada' })).toBeVisible()
})
