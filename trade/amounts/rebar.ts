/** A hundred pounds, which the trade calls a quintal, in kilograms. */
export const quintalKg = 45.36

/** Kilograms of bars of one length. `kgPerMetre` is the nominal mass of their diameter. */
export function barsToKg(bars: number, lengthMm: number, kgPerMetre: number): number {
  return (bars * lengthMm * kgPerMetre) / 1000
}

/** Bars of one length that weigh so much: rarely a whole number. */
export function kgToBars(kg: number, lengthMm: number, kgPerMetre: number): number {
  return (kg * 1000) / (lengthMm * kgPerMetre)
}

export const kgToQuintals = (kg: number): number => kg / quintalKg

export const quintalsToKg = (quintals: number): number => quintals * quintalKg
