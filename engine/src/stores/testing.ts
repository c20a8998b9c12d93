import type { Supply } from './availability.ts'
import type { Store } from './store.ts'
import type { WorkingCalendar } from './working-calendar.ts'

/** Monday to Saturday, cut-off at 16:00, holidays of El Salvador and one day by decree. */
export const calendar: WorkingCalendar = {
  workingDays: [1, 2, 3, 4, 5, 6],
  cutOff: '16:00',
  holidays: {
    fixed: ['01-01', '05-01', '11-02', '12-25'],
    easter: ['holyThursday', 'goodFriday', 'holySaturday'],
    days: ['2026-08-05'],
  },
  timeZone: 'America/El_Salvador',
}

/** A wall-clock time of El Salvador (UTC−6 all year) as an instant. */
export const localTime = (text: string): Date => new Date(`${text}:00-06:00`)

/** A branch open Monday to Saturday until 17:00. */
export const store = (id: string, changes: Partial<Store> = {}): Store => ({
  id,
  inventoryId: `inv-${id}`,
  name: id,
  countryCode: 'SV',
  address1: 'Calle 1',
  city: 'San Salvador',
  cityName: 'San Salvador',
  divisionLevel1: 'SV-san-salvador',
  divisionLevel2: 'SV-san-salvador--san-salvador-centro',
  postalCode: '1101',
  email: 'tienda@tienda.example',
  phone: '+50322000101',
  phoneDisplay: '2200 0101',
  latitude: 13.7,
  longitude: -89.2,
  timeZone: 'America/El_Salvador',
  size: 'branch',
  services: ['pickup'],
  default: false,
  hours: [{ days: [1, 2, 3, 4, 5, 6], open: '07:00', close: '17:00' }],
  storeHours: { es: 'Lun–Sáb 7:00–17:00', en: 'Mon–Sat 7:00–17:00' },
  ...changes,
})

/** A branch, its two plants, and Friday 20 November 2026, 10:00. */
export const supply = (changes: Partial<Supply> = {}): Supply => ({
  store: store('SV-1'),
  plants: [store('SV-P1', { size: 'plant and yard' }), store('SV-P2', { size: 'plant and yard' })],
  calendar,
  transferDays: { min: 2, max: 5 },
  readyDays: { min: 0, max: 1 },
  now: localTime('2026-11-20T10:00'),
  ...changes,
})
