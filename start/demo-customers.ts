/** One known customer per country of the demo business. */
export const demoCustomers = ['sv', 'cr', 'gt', 'hn', 'ni', 'ec'].map(
  (country) => `${country}@lamina.example`,
)
export const demoPassword = 'Techo2026!'
