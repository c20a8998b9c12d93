import { expect, test } from 'vitest'
import { wingsOf } from '../roof/forms.ts'
import { isLaid, layRoof } from '../roof/roof.ts'
import { profiles, roofRules } from '../testing/profiles.ts'
import { axonometry, planScene, slopeLetter, slopeScene } from './roof-scenes.ts'
import { boundsOf } from './scene.ts'

const measures = {
  form: 'gable',
  lengthMm: 10_000,
  widthMm: 8000,
  slope: 0.25,
  eaveMm: 500,
  gableMm: 300,
} as const

function gable() {
  const roof = layRoof({
    wings: wingsOf(measures) ?? [],
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
