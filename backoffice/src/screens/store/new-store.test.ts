import { expect, test } from 'vitest'
import { blankStore, storeIdOf, storeToMake } from './new-store.ts'

const draft = {
  ...blankStore('SV'),
  name: 'Santa Ana Centro',
  divisionLevel1: 'SV-santa-ana',
  divisionLevel2: 'SV-santa-ana--santa-ana-centro',
  city: 'Santa Ana',
  address1: 'Calle 1',
  latitude: 13.99,
  longitude: -89.56,
  phoneDisplay: '2440 0101',
}
const around = {
  timeZone: 'America/El_Salvador',
  email: 'ayuda@tienda.example',
  municipality: 'Santa Ana Centro',
  taken: ['SV-SS01', 'SV-SA01'],
}

test('what nobody says of a new store follows from what is said', () => {
  const { storeId, body } = storeToMake(draft, around)
  expect(storeId).toBe('SV-SA02')
  expect(body).toMatchObject({
    inventoryId: 'inv-sv-sa02',
    cityName: 'Santa Ana Centro',
    phone: '+50324400101',
    email: 'ayuda@tienda.example',
    timeZone: 'America/El_Salvador',
    storeHours: { es: 'lunes a sábado de 07:00 a 17:00', en: 'Monday to Saturday 07:00 to 17:00' },
    default: false,
  })
  expect(body).not.toHaveProperty('whatsapp')
})

test('what is said stands, and the first store of a country is its default', () => {
  const said = {
    ...draft,
    id: 'centro',
    cityName: 'Santa Ana',
    email: 'sa@tienda.example',
    phone: '+50324400199',
    whatsapp: '7012 3456',
    storeHours: { es: 'Todos los días', en: '' },
  }
  const { storeId, body } = storeToMake(said, { ...around, taken: [] })
  expect(storeId).toBe('SV-CENTRO')
  expect(body).toMatchObject({
    cityName: 'Santa Ana',
    email: 'sa@tienda.example',
    phone: '+50324400199',
    whatsapp: '+50370123456',
    storeHours: { es: 'Todos los días', en: 'Monday to Saturday 07:00 to 17:00' },
    default: true,
  })
})

test.each([
  [{ countryCode: 'SV', id: 'sv-ss05' }, 'SV-SS05'],
  [{ countryCode: 'GT', cityName: 'Mixco' }, 'GT-MI01'],
  [{ countryCode: 'HN', cityName: 'San Pedro Sula' }, 'HN-SP02'],
  [{ countryCode: 'EC' }, 'EC-T01'],
] as const)('the code of %j is %s', (store, id) => {
  expect(storeIdOf(store, ['HN-SP01'])).toBe(id)
})
