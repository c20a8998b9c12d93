export {
  customaryMeasure,
  lengthOf,
  lengthText,
  type LengthUnit,
  spokenLength,
  useLengthUnit,
} from './length-unit.ts'
export { UnitSwitch } from './unit-switch.tsx'
export { unitTexts } from './unit-texts.ts'
