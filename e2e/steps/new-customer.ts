import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callEngine } from './engine.ts'
import { demoPassword, signIn } from './sign-in.ts'

const customers = 'customer/shopper-customers/v1'

export type Customer = {
  customerId: string
  email: string
  preferredLocale?: string
  c_initialCountry?: string
}

/** A customer of their own for one test, signed in in this browser. The mail is unique so that no run meets another. */
export const newCustomer = async (page: Page, locale = 'es-SV'): Promise<Customer> => {
  const email = `comprador-${randomBytes(5).toString('hex')}@obra.example`
  const customer = await callEngine<Customer>(page, 'POST', [customers, 'customers'], {
    locale,
    body: {
      customer: {
        firstName: 'Marta',
        lastName: 'Obrero',
        email,
        login: email,
        phoneHome: '22223333',
        c_country: locale.slice(3),
      },
      password: demoPassword,
    },
  })
  await signIn(page, email)
  return { ...customer, email }
}

export const readCustomer = (page: Page, customerId: string) =>
  callEngine<Customer>(page, 'GET', [customers, `customers/${customerId}`])
