import { expect, test } from 'vitest'
import { barScene, sheetScene } from './cut-scenes.ts'
import { boundsOf, roundScene } from './scene.ts'

const stock = { id: '6', lengthMm: 6000, cost: 1 }
const texts = (scene: ReturnType<typeof barScene>) =>
  scene.shapes.flatMap((shape) => (shape.kind === 'text' && shape.text !== '' ? [shape.text] : []))

test('[T1.610] a bar shows its pieces with their lengths and hatches what is left, as wide as the longest bar', () => {
  const scene = barScene({ stock, cutsMm: [2400, 1750, 100], times: 2, restMm: 1741 }, 3, 9000)
  expect(texts(scene)).toEqual(['2.4', '1.75'])
  expect(scene.shapes.filter((shape) => shape.kind === 'polygon' && shape.look === 'piece')).toHaveLength(3)
  expect(boundsOf(scene)).toEqual({ x: 0, y: 0, width: 9000, height: 675 })
  const hatch = scene.shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.from, shape.to] : []))
  expect(Math.min(...hatch.map(([x]) => x))).toBeGreaterThanOrEqual(4259)
  expect(Math.max(...hatch.map(([x]) => x))).toBeLessThanOrEqual(6000)
  expect(hatch.every(([, y]) => y >= 0 && y <= 675)).toBe(true)
})

test('[T1.610] a full bar has nothing to hatch', () => {
  const { shapes } = barScene({ stock, cutsMm: [3000, 2997], times: 1, restMm: 0 }, 3, 6000)
  expect(shapes.some(({ kind }) => kind === 'line')).toBe(false)
})

test('[T1.610] a sheet lies on its long side, small pieces without words; all of it in whole millimetres', () => {
  const scene = roundScene(
    sheetScene({ widthMm: 1220, heightMm: 2440 }, [
      { xMm: 0, yMm: 0, widthMm: 600, heightMm: 1200 },
      { xMm: 603.4, yMm: 0, widthMm: 50, heightMm: 60 },
    ]),
  )
  expect(texts(scene)).toEqual(['60 × 120'])
  expect(boundsOf(scene)).toEqual({ x: 0, y: 0, width: 2440, height: 1220 })
  expect(JSON.stringify(scene)).not.toContain('.4')
})
