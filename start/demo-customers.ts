import { countryOrder } from '../facts/country.ts'

/** One known customer per country of the demo business. */
export const demoCustomers = countryOrder.map((country) => `${country.toLowerCase()}@lamina.example`)
export const demoPassword = 'Techo2026!'
