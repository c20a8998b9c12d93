import { expect, test } from 'vitest'
import { wingsOf } from '../roof/forms.ts'
import { isLaid, layRoof } from '../roof/roof.ts'
import { profiles, roofRules } from '../testing/profiles.ts'
import type { RoofMeasures } from '../roof/forms.ts'
import { axonometry, excessMm, planScene, slopeLetter, slopeScene } from './roof-scenes.ts'
import { boundsOf } from './scene.ts'

const measures = {
  form: 'gable',
  lengthMm: 10_000,
  widthMm: 8000,
  slope: 0.25,
  eaveMm: 500,
  gableMm: 300,
} as const

const fail = (): never => {
  throw new Error('no slope')
}

const gable = () => laid(measures)

function laid(of: RoofMeasures) {
  const roof = layRoof({
    wings: wingsOf(of) ?? [],
    eaveMm: 500,
    profile: profiles.rect81,
    gauge: '26',
    longestMm: 12_000,
    rules: roofRules,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return roof
}

test('[T1.312] from above a gable is its two slopes, as large as the roof, with one ridge', () => {
  const scene = planScene(gable())
  expect(boundsOf(scene)).toMatchObject({ width: 10_600, height: 9000 })
  expect(scene.shapes.filter((shape) => shape.kind === 'line' && shape.look === 'fold')).toHaveLength(1)
  expect(scene.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual(['A', 'B'])
  expect(slopeLetter(2)).toBe('C')
})

test('[T1.312] a slope laid flat shows each sheet and each purlin', () => {
  const { shapes } = slopeScene(gable(), 0, profiles.rect81.coverMm)
  const lines = (look: string) => shapes.filter((shape) => shape.kind === 'line' && shape.look === look)
  expect(shapes.filter((shape) => shape.kind === 'polygon')).toHaveLength(14)
  expect(lines('purlin')).toHaveLength(5)
  expect(lines('outline')).toHaveLength(4)
})

test('[T1.312] eight turns lead back, and from every side all sheets are drawn', () => {
  const roof = gable()
  const sheets = (turn: number) =>
    axonometry(roof, profiles.rect81.coverMm, turn).shapes.filter(
      (shape) => shape.kind === 'polygon' && shape.look !== 'shade',
    )
  for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) expect(sheets(turn)).toHaveLength(28)
  expect(boundsOf(axonometry(roof, 810, 8)).width).toBeCloseTo(boundsOf(axonometry(roof, 810, 0)).width)
})

test('[T1.312] from above each slope says which way it falls, below its letter', () => {
  const arrows = planScene(gable()).shapes.filter((shape) => shape.kind === 'line' && shape.look === 'arrow')
  expect(arrows).toHaveLength(6)
  const shafts = arrows.flatMap((shape) =>
    shape.kind === 'line' && shape.from[0] === shape.to[0] ? [shape] : [],
  )
  // The front slope falls down the paper, the one behind it up.
  expect(shafts.map(({ from, to }) => Math.sign(to[1] - from[1])).sort()).toEqual([-1, 1])
})

test('[T1.312] sheets are numbered, what is cut off is hatched, what is too long hangs over at the eave', () => {
  const numbers = (scene: ReturnType<typeof slopeScene>) =>
    scene.shapes.flatMap((shape) => (shape.kind === 'text' && /^\d+$/.test(shape.text) ? [shape.text] : []))
  const flat = slopeScene(gable(), 0, profiles.rect81.coverMm)
  // Of the fourteenth 70 mm show.
  expect(numbers(flat)).toEqual(Array.from({ length: 13 }, (_, at) => String(at + 1)))
  expect(excessMm(gable().slopes[0] ?? fail())).toBe(4650 - 4639)
  expect(boundsOf(flat)).toMatchObject({ y: -4639, height: 4650 })
  expect(flat.shapes.some((shape) => shape.kind === 'line' && shape.look === 'hatch')).toBe(false)
  const hip = laid({ ...measures, form: 'hip' })
  const hatched = slopeScene(hip, 0, profiles.rect81.coverMm).shapes.filter(
    (shape) => shape.kind === 'line' && shape.look === 'hatch',
  )
  expect(hatched.length).toBeGreaterThan(20)
  expect(excessMm(hip.slopes[0] ?? fail())).toBe(0)
})

test('[T1.312] a slope is drawn as seen from its eave: what is left of the front is right of the back', () => {
  const roof = laid({ ...measures, form: 'l', wingWidthMm: 4000, wingLengthMm: 3000 })
  const behind = roof.slopes.findIndex(({ slope }) => slope.plane.fall === '+y' && slope.acrossMm.from < 0)
  const valley = roof.joints.find(
    ({ kind, slope, other }) => kind === 'valley' && [slope, other].includes(behind),
  )
  if (!valley) throw new Error('no valley')
  const { shapes } = slopeScene(roof, behind, profiles.rect81.coverMm)
  const width = boundsOf({ shapes }).width
  // From above the wing is on the left.
  expect(Math.max(valley.plan.from.x, valley.plan.to.x)).toBeLessThan(5000)
  const slanting = shapes.flatMap((shape) =>
    shape.kind === 'line' &&
    shape.look === 'outline' &&
    Math.abs(shape.from[0] - shape.to[0]) > 500 &&
    Math.abs(shape.from[1] - shape.to[1]) > 500
      ? [shape.from[0], shape.to[0]]
      : [],
  )
  expect(Math.min(...slanting)).toBeGreaterThan(width / 2)
})
