import { expect, test } from 'vitest'
import { readListing, toggle, withoutFilters, writeListing } from './listing-url.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

test('[S9.004] [S9.005] a list begins with 25 best matches; 50 and 100 are the other sizes', () => {
  expect(read('q=lamina')).toMatchObject({ q: 'lamina', sort: 'best-matches', limit: 25, offset: 0 })
  expect(read('limit=50').limit).toBe(50)
  expect(read('limit=100').limit).toBe(100)
  for (const wrong of ['24', '0', '-50', '1e3', '2500', '']) expect(read(`limit=${wrong}`).limit).toBe(25)
  expect(read('offset=-5').offset).toBe(0)
})

test('[S9.005] all of a list is in its URL, and an URL that says all reads back the same', () => {
  const query =
    'q=lamina&refine=c_calibre%3D26%7C24&refine=cgid%3Dtechos&sort=product-name-ascending&limit=50&offset=50'
  expect(writeListing(read(query))).toBe(query)
  expect(writeListing(read('limit=25&offset=0&sort=best-matches'))).toBe('')
})

test('several values of one filter may be chosen, and each is taken away again', () => {
  const one = toggle(read('offset=50'), 'c_calibre', '26')
  const two = toggle(one, 'c_calibre', '24')
  expect(writeListing(two)).toBe('refine=c_calibre%3D26%7C24')
  expect(writeListing(toggle(two, 'c_calibre', '26'))).toBe('refine=c_calibre%3D24')
  expect(writeListing(toggle(one, 'c_calibre', '26'))).toBe('')
  expect(writeListing(withoutFilters(two))).toBe('')
})

test('category and price know one value at a time', () => {
  const techos = toggle(read(''), 'cgid', 'techos')
  expect(writeListing(toggle(techos, 'cgid', 'tubos'))).toBe('refine=cgid%3Dtubos')
})
