export { PlaceSwitch } from './place-switch.tsx'
export { useCountryName } from './use-country-name.ts'
export { useDivisionName } from './use-division-name.ts'
export { usePlace } from './use-place.ts'
