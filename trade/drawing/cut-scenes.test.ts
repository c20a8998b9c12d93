import { expect, test } from 'vitest'
import { barScene, sheetScene } from './cut-scenes.ts'
import { boundsOf, roundScene } from './scene.ts'

const stock = { id: '6', lengthMm: 6000, cost: 1 }
const texts = (scene: ReturnType<typeof barScene>) =>
  scene.shapes.flatMap((shape) => (shape.kind === 'text' && shape.text !== '' ? [shape.text] : []))

test('[T1.610] a bar shows its pieces with their lengths and hatches what is left, as wide as the longest bar', () => {
  const scene = barScene({ stock, cutsMm: [2400, 1750, 100], names: [], times: 2, restMm: 1741 }, 3, 9000)
  expect(texts(scene)).toEqual(['2.4', '1.75'])
  expect(scene.shapes.filter((shape) => shape.kind === 'polygon' && shape.look === 'piece')).toHaveLength(3)
  expect(boundsOf(scene)).toEqual({ x: 0, y: 0, width: 9000, height: 675 })
  const hatch = scene.shapes.flatMap((shape) => (shape.kind === 'line' ? [shape.from, shape.to] : []))
  expect(Math.min(...hatch.map(([x]) => x))).toBeGreaterThanOrEqual(4259)
  expect(Math.max(...hatch.map(([x]) => x))).toBeLessThanOrEqual(6000)
  expect(hatch.every(([, y]) => y >= 0 && y <= 675)).toBe(true)
})

test('[T1.610] a full bar has nothing to hatch', () => {
  const scene = barScene({ stock, cutsMm: [3000, 2997], names: [], times: 1, restMm: 0 }, 3, 6000)
  const { shapes } = scene
  expect(texts(scene)).toEqual(['3', '2.997'])
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

test('[T1.612] the drawing says what each piece is called, as far as there is room', () => {
  const names = ['jamba', 'travesaño de arriba de la puerta', undefined, 'tope']
  const bar = { stock, cutsMm: [2400, 1750, 1200, 100], names, times: 1, restMm: 538 }
  const scene = barScene(bar, 3, 6000)
  expect(texts(scene)).toEqual(['jamba', '2.4', 'travesaño de…', '1.75', '1.2'])
  // Words lie inside their piece, name above length.
  const at = scene.shapes.flatMap((shape) =>
    shape.kind === 'text' ? [[shape.at, shape.sizeMm ?? 0] as const] : [],
  )
  const { height } = boundsOf(scene)
  expect(at.every(([[, y], size]) => y > size / 2 && y < height - size / 2)).toBe(true)
  expect((at[1]?.[0][1] ?? 0) - (at[0]?.[0][1] ?? 0)).toBeGreaterThan(at[0]?.[1] ?? 0)
  const sheet = sheetScene({ widthMm: 1220, heightMm: 2440 }, [
    { xMm: 0, yMm: 0, widthMm: 600, heightMm: 1200, name: 'tapa' },
    { xMm: 603, yMm: 0, widthMm: 50, heightMm: 60, name: 'cuña' },
  ])
  expect(texts(sheet)).toEqual(['tapa', '60 × 120'])
})
