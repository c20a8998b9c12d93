import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundsOf } from '../../../trade/drawing/scene.ts'
import { sceneOfSvg } from './svg-scene.ts'

const svg = (body: string) => `<svg xmlns="x" viewBox="0 0 800 800" width="800" height="800">${body}</svg>`
const ground = '<rect width="800" height="800" fill="#F5F4F1"/>'

test('[T1.414] a drawing of lines, circles and measures is printed as vectors, without its ground', () => {
  const scene = sceneOfSvg(
    svg(
      `${ground}<path d="M10 20l5-5 5 0V40H10z" fill="#CDD1D3" stroke="#14181C" stroke-width="3"/>
       <circle cx="400" cy="400" r="50" fill="#F5F4F1"/>
       <text x="400" y="300" text-anchor="middle" font-size="36">&#190; ¾" &lt; 1</text>`,
    ),
  )
  expect(scene?.shapes[0]).toEqual({
    kind: 'polygon',
    points: [
      [10, 20],
      [15, 15],
      [20, 15],
      [20, 40],
      [10, 40],
    ],
    look: 'face',
  })
  const count = (kind: string) => scene?.shapes.filter((shape) => shape.kind === kind).length
  expect([count('polygon'), count('line'), count('text')]).toEqual([3, 5, 1])
  expect(scene?.shapes.at(-1)).toMatchObject({ text: '&#190; ¾" < 1', at: [400, 287.4], sizeMm: 36 })
})

test('a picture inside a picture stands where it is put, at its size', () => {
  const inner = '<path d="M0 0L800 800" fill="none" stroke="#14181C" stroke-width="3"/>'
  const scene = sceneOfSvg(
    svg(`<svg x="400" y="0" width="400" height="400" viewBox="0 0 800 800">${ground}${inner}</svg>`),
  )
  expect(scene && boundsOf(scene)).toEqual({ x: 400, y: 0, width: 400, height: 400 })
})

test('what holds anything else is not drawn by half', () => {
  for (const other of [
    '<path d="M0 0C1 1 2 2 3 3"/>',
    '<image href="a"/>',
    '<path transform="scale(2)" d="M0 0h9"/>',
  ])
    expect(sceneOfSvg(svg(other))).toBeUndefined()
  expect(sceneOfSvg('no drawing')).toBeUndefined()
})

test('every plan of the demo is drawn, with its measures', () => {
  const folder = new URL('../../../demo/images/products/', import.meta.url)
  const plans = readdirSync(folder).filter((name) => name.endsWith('-plano.svg'))
  expect(plans.length).toBeGreaterThan(130)
  const measured = plans.filter((name) =>
    sceneOfSvg(readFileSync(new URL(name, folder), 'utf8'))?.shapes.some(({ kind }) => kind === 'text'),
  )
  expect(measured).toEqual(plans)
})
