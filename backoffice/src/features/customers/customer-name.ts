import type { Customer } from '../../api/customers.ts'

/** What a customer is called: the person; their mail address where nobody told a name. */
export const customerName = ({ firstName, secondName, lastName, email }: Customer): string =>
  [firstName, secondName, lastName].filter(Boolean).join(' ') || email
