import { customaryUnits } from '../../facts/length.ts'
import { quintalKg } from './rebar.ts'

/** Units of the trade in the units of the shop: metres, kilograms, litres. */
const lengths = {
  m: 1,
  cm: 0.01,
  mm: 0.001,
  in: 0.0254,
  yd: 0.9144,
  ft: customaryUnits.ft / 1000,
  vara: customaryUnits.vara / 1000,
}
const masses = { kg: 1, lb: 0.4536, qq: quintalKg, t: 1000 }
const volumes = { l: 1, gal: 3.785 }

export type LengthUnit = keyof typeof lengths
export type MassUnit = keyof typeof masses
export type VolumeUnit = keyof typeof volumes

export const toMetres = (value: number, unit: LengthUnit): number => value * lengths[unit]
export const toKilograms = (value: number, unit: MassUnit): number => value * masses[unit]
export const toLitres = (value: number, unit: VolumeUnit): number => value * volumes[unit]

export const fromKilograms = (kilograms: number, unit: MassUnit): number => kilograms / masses[unit]

/** A slope said three ways: percent, degrees, and rise in twelve. */
export function slopeOf(percent: number): { degrees: number; inTwelve: number } {
  return { degrees: (Math.atan(percent / 100) * 180) / Math.PI, inTwelve: (percent / 100) * 12 }
}
