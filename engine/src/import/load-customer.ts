import { hashPassword } from '../kernel/password-hash.ts'
import type { CustomerRow } from '../bundle/index.ts'
import type { Loading } from './loading.ts'
import { insertCustomer } from './queries.ts'

/** A customer with their addresses. */
export const loadCustomer = async ({ tx, bundle, now, newCustomerId }: Loading, row: CustomerRow) => {
  const { addresses, ...person } = row
  await tx.run(
    insertCustomer(bundle.siteId, {
      id: newCustomerId(),
      customerNo: row.customerNo,
      email: row.email,
      passwordHash: await hashPassword(row.password),
      at: now,
      profile: {
        firstName: person.firstName,
        lastName: person.lastName,
        phoneHome: person.phone,
        preferredLocale: person.preferredLocale,
        c_country: person.country,
        c_acceptsMarketing: person.acceptsMarketing,
        ...(person.preferredStoreId
          ? {
              c_preferredStoreId: JSON.stringify([
                { storeId: person.preferredStoreId, countryCode: person.country },
              ]),
            }
          : {}),
      },
      addresses: addresses.map(({ divisionId, ...address }) => ({ ...address, c_divisionId: divisionId })),
    }),
  )
}
