import { expect, test } from 'vitest'
import { formatCoordinates, mapLink, parseCoordinates } from './coordinates.ts'

test('a point is written with five decimals and read back', () => {
  const written = formatCoordinates({ latitude: 14.0722751, longitude: -87.1921362 })
  expect(written).toBe('14.07228,-87.19214')
  expect(parseCoordinates(written)).toEqual({ latitude: 14.07228, longitude: -87.19214 })
})

test.each(['', 'x', '14', '14,', '91,0', '0,181', '14.07 -87.19', '1e1,0', '14,07,-87'])(
  '%j is no point',
  (text) => {
    expect(parseCoordinates(text)).toBeUndefined()
  },
)

test('a link leads to the point on a public map', () => {
  expect(mapLink({ latitude: 14.07, longitude: -87.19 })).toContain('mlat=14.07&mlon=-87.19')
})
