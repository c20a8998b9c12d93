import type { CutRule } from '../../facts/length.ts'

/** Lap of one sheet over the next below it, from a slope on (%); sealed with tape where it says so. */
export type EndLap = { fromPercent: number; lapMm: number; sealed: boolean }

/** What is known of a roofing profile. Every figure is the merchant's; see `demo/trade.json`. */
export type Profile = {
  id: string
  /** Width of roof one sheet covers, and of the sheet itself: their difference is the side lap. */
  coverMm: number
  totalMm: number
  /** Length of one stamped tile, for profiles sold in whole tiles. */
  moduleMm?: number
  /** Below `advisePercent` a note, below `hardPercent` the sheet is not sold for this roof. */
  minSlope: { advisePercent: number; hardPercent: number }
  /** Steepest first; below the last one sheets may not be joined. */
  endLaps: readonly EndLap[]
  /** Screws of one sheet on a purlin: at eave, ridge and laps, and on the others; and along side laps. */
  screws: { edge: number; inner: number; stitchMm: number }
  /** Greatest distance between purlins by gauge. */
  purlinMaxMm: Readonly<Record<string, number>>
  /** Whether a sheet turned half round lies as before, so that the rest of a slanting cut serves on the other side. */
  symmetric?: boolean
  /** Side laps are sealed below this slope (%). */
  sideTapeBelowPercent: number
  cut: CutRule
}

/** A slope as percent, without what binary fractions add or take: 0.29 is 29. */
export const percentOf = (slope: number): number => Math.round(slope * 1e8) / 1e6

/** The lap for a slope; undefined where sheets of this profile may not be joined. */
export function endLapOf(profile: Pick<Profile, 'endLaps'>, slopePercent: number): EndLap | undefined {
  return profile.endLaps.find((lap) => slopePercent >= lap.fromPercent)
}
