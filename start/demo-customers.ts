/** The demo business; a bundle of another's has none of these customers. */
export const demoSiteId = 'Lamina'

/** One known customer per country of the demo business. */
export const demoCustomers = ['sv', 'gt', 'hn', 'ni', 'cr', 'ec'].map(
  (country) => `${country}@lamina.example`,
)
export const demoPassword = 'Techo2026!'
