import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  form,
  linkIn,
  mailTo,
  registerCustomer,
  shopTemplate,
  signIn,
  testPassword,
  testShop,
} from '../login/testing.ts'
import { listMails } from '../mail/module.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { selectByLogin } from './queries.ts'

let engine: TestEngine
let guest: { token: string }

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  guest = await signIn(engine, 'guest')
})
afterAll(() => engine.close())

let serial = 0
const person = () => {
  const email = `registro${++serial}@pruebas.example`
  return { firstName: 'Luz', lastName: 'Paz', email, login: email }
}

const register = (
  customer: Record<string, unknown>,
  password = testPassword,
  { as = guest.token, locale = 'es-GT' }: { as?: string; locale?: string } = {},
) =>
  engine.call<Record<string, unknown>>(
    'POST',
    `/customer/shopper-customers/v1/organizations/${testShop.organizationId}/customers?${form({ siteId: 'Lamina', locale })}`,
    { ...(as ? { as } : {}), body: { customer, password } },
  )

describe('registration', () => {
  test('[S3.009] [S3.013] [S7.010] answers the whole customer', async () => {
    const phones = {
      phoneHome: '+502 5123-4567',
      phoneMobile: '+502 5123-4568',
      phoneBusiness: '+502 2345-6789',
    }
    const asked = { ...person(), ...phones, c_acceptsMarketing: true, c_country: 'GT' }
    const { status, body } = await register(asked)
    expect(status).toBe(200)
    expect(body).toEqual({
      ...asked,
      authType: 'registered',
      customerType: 'registered',
      isRegistered: true,
      isGuest: false,
      customerId: expect.stringMatching(/^[A-Za-z0-9]{26}$/),
      customerNo: expect.stringMatching(/^\d{8}$/),
      enabled: true,
      hasPassword: true,
      preferredLocale: 'es_GT',
      c_typeLogin: 'password',
      c_externallyAuthenticated: false,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      addresses: [],
    })
  })

  test('[S5.016] without consent nothing is accepted', async () => {
    expect((await register(person())).body).toMatchObject({ c_acceptsMarketing: false })
  })

  test('[S8.007] a login in use is refused in the words clients look for, whatever its case', async () => {
    const taken = person()
    await register(taken)
    const { status, body } = await register({ ...taken, login: taken.login.toUpperCase() })
    expect(status).toBe(400)
    expect(body).toEqual({
      type: expect.stringMatching(/\/login-already-in-use$/),
      title: 'Login Already In Use',
      detail: 'The login is already in use.',
    })
  })

  test('a login that is not the email takes nobody’s address', async () => {
    const asked = person()
    const refused = await register({ ...asked, login: 'duena@pruebas.example' })
    expect(refused).toMatchObject({ status: 400, body: { title: 'Invalid Email', property: 'login' } })
    expect((await register({ ...asked, login: asked.email.toUpperCase() })).status).toBe(200)
    const owner = { ...person(), email: 'duena@pruebas.example', login: 'duena@pruebas.example' }
    expect((await register(owner)).status).toBe(200)
  })

  test('fifty registrations of one address at once: one winner', async () => {
    const racer = person()
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(racer)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(49)
  })

  test('one welcome leaves for each account, in the language of the page', async () => {
    await engine.engine.startJobs()
    const me = person()
    const race = Array.from({ length: 5 }, () => register(me, testPassword, { locale: 'en-HN' }))
    await Promise.all(race)
    const mail = await mailTo(engine, me.email, 'welcome')
    expect(mail.subject).toBe('Welcome to Lámina')
    expect(linkIn(mail).href).toBe('http://localhost:3000/en-HN/')
    const later = person()
    await register(later)
    await mailTo(engine, later.email, 'welcome')
    const mails = await listMails(engine.engine.db)
    expect(mails.filter((one) => one.recipient === me.email)).toHaveLength(1)
  })

  test('only the hash of the password is kept', async () => {
    const { login } = await registerCustomer(engine)
    const row = await engine.database.db.one(selectByLogin('Lamina', login))
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(testPassword)
  })

  test.each([
    ['[S5.010] short', 'Aa1!aaa', ['length']],
    ['[S5.011] no upper case', 'cubierta-84!', ['uppercase']],
    ['[S5.012] no lower case', 'CUBIERTA-84!', ['lowercase']],
    ['[S5.013] no digit', 'Cubierta-Roja!', ['number']],
    ['[S5.014] no special character', 'Cubierta-Roja_84', ['special']],
    ['common', 'Password1!', ['common']],
    ['longer than 128', `${'Aa1!'.repeat(32)}x`, ['tooLong']],
    ['the name of the shop', 'Lámina2026!', ['context']],
  ])('a password that is %s is refused', async (_name, password, rules) => {
    const { status, body } = await register(person(), password)
    expect(status).toBe(400)
    expect(body).toMatchObject({ title: 'Invalid Password', rules })
  })

  test('[S7.010] the own address is no password', async () => {
    const me = { ...person(), login: 'Luz.Paz9!@pruebas.example', email: 'Luz.Paz9!@pruebas.example' }
    expect((await register(me, 'Luz.Paz9!@pruebas.example')).body).toMatchObject({ rules: ['context'] })
  })

  test.each(['Aa1!'.repeat(32), 'Ñandú de 9 plumas! 🦅', '  Espacios 84!  '])(
    'a long or unusual password works exactly: %s',
    async (password) => {
      const me = person()
      expect((await register(me, password)).status).toBe(200)
      expect((await signIn(engine, { login: me.login, password })).customerId).toMatch(/\w{26}/)
      await expect(
        signIn(engine, { login: me.login, password: password.trim().slice(0, -1) }),
      ).rejects.toThrow('401')
    },
  )

  test.each([
    [{ email: 'abc' }, 'invalid-email'],
    [{ login: 'abc' }, 'invalid-email'],
    [{ phoneHome: '123' }, 'invalid-customer'],
    [{ phoneHome: 'no digits' }, 'invalid-customer'],
    [{ lastName: '  ' }, 'invalid-customer'],
    [{ lastName: undefined }, 'bad-request'],
    [{ preferredLocale: 'fr_FR' }, 'invalid-customer'],
    [{ c_country: 'US' }, 'invalid-customer'],
    [{ c_acceptsMarketing: 'yes' }, 'invalid-customer'],
    [{ isAdmin: true }, 'bad-request'],
  ])('%o is refused', async (changes, slug) => {
    const { status, body } = await register({ ...person(), ...changes })
    expect(status).toBe(400)
    expect(body.type).toMatch(new RegExp(`/${slug}$`))
  })

  test('read-only members are not taken from the body', async () => {
    const { body } = await register({
      ...person(),
      customerId: 'a'.repeat(26),
      customerNo: '1',
      authType: 'guest',
      c_externallyAuthenticated: true,
      c_preferredStoreDataComplete: '[]',
      c_undeclared: 'x',
    })
    expect(body.customerId).not.toBe('a'.repeat(26))
    expect(body).toMatchObject({ authType: 'registered', c_externallyAuthenticated: false })
    expect(body).not.toHaveProperty('c_undeclared')
    expect(body).not.toHaveProperty('c_preferredStoreDataComplete')
  })

  test('needs a token', async () => {
    expect((await register(person(), testPassword, { as: '' })).status).toBe(401)
  })
})
