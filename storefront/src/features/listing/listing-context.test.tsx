import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { useListing } from './listing-context.ts'

const Sorted = () => {
  const { listing, busy } = useListing()
  return <p>{`${listing.sort} ${busy}`}</p>
}
const pathname = '/category/techos?sort=price-low-to-high'
const sorted = (goingTo?: string) => {
  const page = renderToStaticMarkup(onStage({ pathname, goingTo, locale: 'en-SV' }).around(<Sorted />))
  return /<p>(.*?)<\/p>/.exec(page)?.[1]
}

test('a list shows what is pressed while it comes; a page elsewhere changes nothing of it', () => {
  expect(sorted()).toBe('price-low-to-high false')
  expect(sorted('/category/techos?sort=price-high-to-low')).toBe('price-high-to-low true')
  expect(sorted('/category/hierro?sort=price-high-to-low')).toBe('price-low-to-high false')
})
