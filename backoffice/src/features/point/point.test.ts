import { expect, test } from 'vitest'
import { misplacedIn } from './country-of-point.ts'
import { pointText, pressedPoint, readPoint } from './point-text.ts'

test('a pressed point is written to the metre, and read back as it is', () => {
  const pressed = pressedPoint({ latitude: 13.716_700_4, longitude: -88.933_259_9 })
  expect(pressed).toEqual({ latitude: 13.7167, longitude: -88.93326 })
  const text = pressed ? pointText(pressed) : ''
  expect(text).toBe('13.7167, -88.93326')
  expect(readPoint(text)).toEqual(pressed)
})

test('what is copied from a map is read with or without blanks', () => {
  for (const text of ['13.69294,-89.21819', ' 13.69294, -89.21819 '])
    expect(readPoint(text)).toEqual({ latitude: 13.692_94, longitude: -89.218_19 })
  for (const text of ['', '13.69294', '13.69294; -89.21819', '91, 0'])
    expect(readPoint(text), text).toBeUndefined()
})

test('a press beside the world is no point', () => {
  expect(pressedPoint({ latitude: 85, longitude: -448.9 })).toBeUndefined()
})

test.each([
  ['in its country', 'SV', 13.692_94, -89.218_19, undefined],
  ['on an island far from its mainland', 'EC', -0.743, -90.313, undefined],
  ['on an island that no outline has', 'NI', 12.168, -83.03, undefined],
  ['across the border', 'SV', 14.43, -89.18, { there: 'HN' }],
  ['without its sign', 'SV', 13.692_94, 89.218_19, 'outside'],
  ['in a country that is none of the six', 'EC', 4.711, -74.0721, 'outside'],
] as const)('a point %s', (_, country, latitude, longitude, misplaced) => {
  expect(misplacedIn(country, { latitude, longitude })).toEqual(misplaced)
})
