import { pointTitle } from '../../features/point/index.ts'
import { messages } from './messages.ts'

/** What the members of a store are called in its form. */
export const memberTitles = {
  storeHours: messages.storeHours,
  hours: messages.hours,
  closedDays: messages.closedDays,
  phoneDisplay: messages.phoneDisplay,
  phone: messages.phone,
  whatsapp: messages.whatsapp,
  email: messages.email,
  name: messages.name,
  address1: messages.address,
  cityName: messages.town,
  postalCode: messages.postalCode,
  latitude: pointTitle,
  longitude: pointTitle,
  size: messages.kind,
  services: messages.services,
  default: messages.default,
} as const
