import { expect, test } from 'vitest'
import type { Basket } from '../../features/basket/index.ts'
import { firstReceiver, receiverBody, receiverOf } from './receiver.ts'

const basket = (data?: string) => ({ c_personPicksUpData: data }) as Basket

test('[S3.001] the person is read from JSON text, and nobody from none', () => {
  expect(receiverOf(basket())).toBeUndefined()
  expect(receiverOf(basket('{"firstName":"Ana","phone":"70123456","extra":1}'))).toEqual({
    firstName: 'Ana',
    lastName: '',
    phone: '70123456',
    email: '',
    idType: '',
    idNumber: '',
  })
})

test('the form begins with the customer, later with who was given', () => {
  const customer = { firstName: 'Marta', lastName: 'Rivas', phoneHome: '22223333' }
  expect(firstReceiver(basket(), customer)).toMatchObject({ firstName: 'Marta', phone: '22223333' })
  expect(firstReceiver(basket('{"firstName":"Ana"}'), customer).firstName).toBe('Ana')
})

test('blank members are not written', () => {
  const person = {
    firstName: ' Ana ',
    lastName: 'Paz',
    phone: '70123456',
    email: '',
    idType: '',
    idNumber: ' ',
  }
  expect(receiverBody(person)).toEqual({ firstName: 'Ana', lastName: 'Paz', phone: '70123456' })
})
