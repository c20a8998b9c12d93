import type { Operation } from '../kernel/operation.ts'
import type { siteContract } from './contract.ts'

/** What the merchant tells client applications; an empty list where nothing is told. Problems: none of its own. */
export const getConfigurations = (async ({ site }) => ({
  configurations: (site.configurations ?? []).map(({ id, value, configurationType }) => ({
    id,
    value,
    configurationType: configurationType ?? 'siteConfiguration',
  })),
})) satisfies Operation<typeof siteContract.getConfigurations>
