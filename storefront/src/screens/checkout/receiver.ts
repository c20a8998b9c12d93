import { type JsonContent, readJson } from '../../api/json-text.ts'
import type { Basket } from '../../features/basket/index.ts'

/** Who picks up or receives (S3.001); document and number may stay empty. */
export type Receiver = {
  firstName: string
  lastName: string
  phone: string
  /** Where mails about the order go too; blank for nobody. */
  email: string
  idType: string
  idNumber: string
}

type Told = JsonContent<Basket['c_personPicksUpData']>

const names = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'idType',
  'idNumber',
] as const satisfies (keyof Told)[]

type Profile = { firstName?: string; lastName?: string; phoneMobile?: string; phoneHome?: string }

const parse = (text: NonNullable<Basket['c_personPicksUpData']>): Told => {
  try {
    const value = readJson(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Who was given before; undefined when nobody was. */
export const receiverOf = (basket: Basket): Receiver | undefined => {
  if (!basket.c_personPicksUpData) return undefined
  const given = parse(basket.c_personPicksUpData)
  return Object.fromEntries(
    names.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
  ) as Receiver
}

/** What the form starts with: who was given before, else the customer. */
export const firstReceiver = (basket: Basket, customer: Profile | undefined): Receiver =>
  receiverOf(basket) ?? {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    phone: customer?.phoneMobile ?? customer?.phoneHome ?? '',
    email: '',
    idType: '',
    idNumber: '',
  }

/** Blank members are left out. */
export const receiverBody = (receiver: Receiver): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, receiver[name].trim()] as const).filter(([, value]) => value !== ''),
  )
