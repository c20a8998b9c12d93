import { type FiscalProfile, fiscalProfilesOf } from '../../features/taxpayer/index.ts'
import { useCustomer, useUpdateCustomer } from '../../features/customer/index.ts'

/**
 * The customer's billing profiles and their changes. The list is written whole; the entry marked as default last is the
 * default.
 */
export const useFiscalProfiles = () => {
  const { data: customer } = useCustomer()
  const update = useUpdateCustomer()
  const profiles = fiscalProfilesOf(customer)
  const write = (list: readonly FiscalProfile[], onSuccess: () => void) =>
    update.mutate({ c_fiscalProfiles: JSON.stringify(list) }, { onSuccess })
  const others = ({ name }: { name: string }) => profiles.filter((one) => one.name !== name)
  return {
    profiles,
    isPending: update.isPending,
    error: update.error,
    /** Adds one, or puts it in the place of `former`. */
    save: (profile: FiscalProfile, former: FiscalProfile | undefined, done: () => void) =>
      write([...(former ? others(former) : profiles), profile], done),
    remove: (profile: FiscalProfile, done: () => void) => write(others(profile), done),
    prefer: (profile: FiscalProfile, done: () => void) =>
      write([...others(profile), { ...profile, default: true }], done),
  }
}
