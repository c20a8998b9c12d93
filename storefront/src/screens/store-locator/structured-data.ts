import type { Env } from '../../api/env.tsx'
import type { Store } from '../../features/stores/index.ts'

/** In the words of schema.org, from 0, which is Sunday. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A store as search engines and maps read it. */
export const storeData = (store: Store, env: Env): object => ({
  '@context': 'https://schema.org',
  '@type': 'HardwareStore',
  '@id': `${env.settings.origin}${env.href('/store-locator')}#${store.id}`,
  name: `${env.place.site.name} ${store.name}`,
  url: env.settings.origin + env.href('/store-locator'),
  parentOrganization: { '@type': 'Organization', name: env.place.site.name },
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address1,
    addressLocality: store.city,
    addressCountry: env.country,
  },
  ...(store.phone ? { telephone: store.phone } : {}),
  ...(store.latitude !== undefined && store.longitude !== undefined
    ? { geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude } }
    : {}),
  openingHoursSpecification: (store.c_hours ?? []).map(({ days: open, open: opens, close: closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => days[day]),
    opens,
    closes,
  })),
})
