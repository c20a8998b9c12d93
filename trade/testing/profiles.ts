import type { Profile } from '../roof/profile.ts'
import type { RoofRules } from '../roof/roof.ts'
import type { TrimRules } from '../roof/trims.ts'

/** The figures the worked examples are computed with: a test must not change when a merchant changes theirs. */
const endLaps = [
  { fromPercent: 25, lapMm: 150, sealed: false },
  { fromPercent: 15, lapMm: 200, sealed: true },
  { fromPercent: 10, lapMm: 300, sealed: true },
]
const cut = { minMm: 1000, maxMm: 12000, stepMm: 50, minTotalMm: 20000 }
const common = { endLaps, cut, sideTapeBelowPercent: 25 }

export const profiles: Record<'acan' | 'rect81' | 'rect105' | 'onda' | 'teja', Profile> = {
  acan: {
    ...common,
    id: 'acan',
    coverMm: 760,
    totalMm: 830,
    minSlope: { advisePercent: 15, hardPercent: 10 },
    screws: { edge: 4, inner: 3, stitchMm: 600 },
    purlinMaxMm: { 30: 800, 28: 900, 26: 1000, 24: 1200 },
  },
  rect81: {
    ...common,
    id: 'rect81',
    coverMm: 810,
    totalMm: 850,
    minSlope: { advisePercent: 15, hardPercent: 8 },
    screws: { edge: 4, inner: 3, stitchMm: 600 },
    purlinMaxMm: { 28: 1000, 26: 1200, 24: 1500 },
  },
  rect105: {
    ...common,
    id: 'rect105',
    coverMm: 1050,
    totalMm: 1100,
    minSlope: { advisePercent: 15, hardPercent: 8 },
    screws: { edge: 5, inner: 4, stitchMm: 600 },
    purlinMaxMm: { 26: 1200, 24: 1500, 22: 1800 },
  },
  onda: {
    ...common,
    id: 'onda',
    coverMm: 1000,
    totalMm: 1050,
    minSlope: { advisePercent: 10, hardPercent: 5 },
    screws: { edge: 4, inner: 4, stitchMm: 600 },
    purlinMaxMm: { 26: 1800, 24: 2200, 22: 2500 },
  },
  teja: {
    ...common,
    id: 'teja',
    coverMm: 1000,
    totalMm: 1080,
    moduleMm: 350,
    endLaps: [{ fromPercent: 25, lapMm: 350, sealed: false }],
    minSlope: { advisePercent: 27, hardPercent: 25 },
    screws: { edge: 4, inner: 4, stitchMm: 600 },
    purlinMaxMm: { 28: 700, 26: 1050 },
    cut: { minMm: 1050, maxMm: 8050, stepMm: 350, minTotalMm: 30000 },
  },
}

export const roofRules: RoofRules = {
  purlins: { eaveMinMm: 100, eaveMaxMm: 300, topMm: 150, barMm: 6000, spliceMm: 300 },
  edgeMm: 20,
  tipMm: 50,
  sawKerfMm: 3,
}

export const trimRules: TrimRules = {
  ridge: { lengthMm: 2440, lapMm: 150 },
  hip: { lengthMm: 2440, lapMm: 150 },
  valley: { lengthMm: 2440, lapMm: 200 },
  edge: { lengthMm: 2440, lapMm: 100 },
}
