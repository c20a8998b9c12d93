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
  await main(page).getByRole('button', { name: 'Agregar este aparato' }).click()
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

  // A program's access too: its secret is shown once that is proven.
  await page.goto('/admin/programs')
  await main(page).getByRole('button', { name: 'Dar acceso' }).click()
  const access = page.getByRole('dialog', { name: 'Dar acceso a un programa' })
  await access.getByLabel('Nombre').fill(`Robot ${Date.now()}`)
  await access.getByLabel('Informes').selectOption('read')
  await forgetProof(email)
  await access.getByRole('button', { name: 'Dar acceso' }).click()
  await proof.getByRole('button', { name: 'Usar clave de acceso' }).click()
  await expect(page.getByRole('dialog', { name: /^Clave de Robot/ })).toContainText('sfcc.reports')
})

test('an owner gives a program access, renews its secret, narrows and ends it; nobody else sees any', async ({
  page,
}) => {
  const name = `ERP ${Date.now()}`
  const token = async (told: { id: string; secret: string }, scope: string) => {
    const form = {
      grant_type: 'client_credentials',
      client_id: told.id,
      client_secret: told.secret,
      scope: `SALESFORCE_COMMERCE_API:lmna_001 ${scope}`,
    }
    return (await page.request.post('/dwsso/oauth2/access_token', { form })).status()
  }
  const secretDialog = page.getByRole('dialog', { name: `Clave de ${name}` })
  /** What is shown once, read as a person copies it. */
  const told = async () => {
    await expect(secretDialog.locator('code')).toHaveCount(4)
    const [, id = '', secret = ''] = await secretDialog.locator('code').allInnerTexts()
    await page.keyboard.press('Escape')
    await secretDialog.getByRole('button', { name: 'Ya la guardé' }).click()
    await expect(secretDialog).toHaveCount(0)
    return { id, secret }
  }
  const row = main(page).getByRole('row').filter({ hasText: name })
  const act = async (what: string) => {
    await row.getByRole('button', { name: `Acciones para ${name}` }).click()
    await row.getByRole('button', { name: what, exact: true }).click()
  }

  await signInStaff(page, 'owner')
  await page.goto('/admin/programs')
  await main(page).getByRole('button', { name: 'Dar acceso' }).click()
  const form = page.getByRole('dialog', { name: 'Dar acceso a un programa' })
  await form.getByLabel('Nombre').fill(name)
  await form.getByRole('button', { name: 'Dar acceso' }).click()
  await expect(form.getByRole('alert')).toContainText('Elige al menos una cosa')
  await form.getByLabel('Pedidos').selectOption('write')
  await form.getByLabel('Existencias').selectOption('read')
  await form.getByLabel('El Salvador').check()
  await form.getByLabel('Direcciones de red').fill('ninguna')
  await form.getByRole('button', { name: 'Dar acceso' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('button', { name: 'Quitar ninguna' }).click()
  await form.getByRole('button', { name: 'Dar acceso' }).click()
  const first = await told()
  expect(await token(first, 'sfcc.orders.rw')).toBe(200)
  expect(await token(first, 'sfcc.products')).toBe(400)
  await expect(row).toContainText('Cambia: Pedidos')
  await expect(row).toContainText('Lee: Existencias')
  await expect(row).toContainText('El Salvador')

  await act('Clave nueva')
  const rotate = page.getByRole('dialog', { name: 'Clave nueva' })
  await rotate.getByLabel('La clave anterior').selectOption({ label: 'sigue una hora' })
  await rotate.getByRole('button', { name: 'Clave nueva' }).click()
  const second = await told()
  expect(second.secret).not.toBe(first.secret)
  expect(await token(first, 'sfcc.orders')).toBe(200)
  expect(await token(second, 'sfcc.orders')).toBe(200)
  await expect(row).toContainText('La clave anterior vale hasta')

  await act('Cambiar')
  const change = page.getByRole('dialog', { name: `Cambiar ${name}` })
  await change.getByLabel('Pedidos').selectOption('none')
  await change.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Acceso cambiado' })).toBeVisible()
  expect(await token(second, 'sfcc.orders')).toBe(400)

  await act('Quitar acceso')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar acceso' }).click()
  await expect(row).toContainText('Sin acceso')
  expect(await token(second, 'sfcc.inventory.availability')).toBe(401)

  const entry = page.getByRole('navigation', { name: 'Navegación' }).first()
  await signInStaff(page, 'manager')
  await page.goto('/admin/programs')
  await expect(main(page)).toContainText('Ningún programa tiene acceso')
  await expect(entry.getByRole('link', { name: 'Equipo' })).toBeVisible()
  await expect(entry.getByRole('link', { name: 'Programas' })).toHaveCount(0)
})

test('who was invited enters with the company’s account, is believed by it in a window beside the page, and nobody else enters', async ({
  page,
}) => {
  const email = `empresa-${Date.now()}@lamina.example`
  await signInStaff(page, 'owner')
  const roles = [{ role: 'owner' }]
  await callAdmin(page, 'POST', ['custom/users/v1', 'users'], { body: { email, roles } })
  await page.context().clearCookies()
  const byCompany = page.getByRole('button', { name: 'Entrar con cuenta de empresa' })
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
