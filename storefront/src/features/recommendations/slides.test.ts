import { expect, test } from 'vitest'
import { repeatToFill, slidesPerView, wantedSlideCount } from './slides.ts'

test('[S2.126] 4.7 slides are in sight from lg on, 2 below', () => {
  expect([slidesPerView(true), slidesPerView(false)]).toEqual([4.7, 2])
})

test('[S2.129] with 4 products a desktop has 11 slides and a phone 5; none stay none, many stay as they are', () => {
  const wantedSlides = (n: number) => [wantedSlideCount(n, 4.7), wantedSlideCount(n, 2)]
  expect([wantedSlides(4), wantedSlides(0), wantedSlides(12)]).toEqual([
    [11, 5],
    [0, 0],
    [12, 12],
  ])
})

test('slides repeat the products in order', () => {
  expect(repeatToFill(['a', 'b', 'c'], 5)).toEqual(['a', 'b', 'c', 'a', 'b'])
  expect(repeatToFill([], 5)).toEqual([])
})
