import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Product } from '../../features/product/index.ts'
import { Sections } from './sections.tsx'

const show = (product: Partial<Product>) =>
  renderToStaticMarkup(onStage().around(<Sections product={product as Product} />))

const hostile = '<img src=x onerror=alert(1)><form action="https://evil.example"><textarea>'

test('[S2.124] a short description in place of the long one is text, whatever it holds', () => {
  for (const page of [
    show({ shortDescription: hostile }),
    show({ shortDescription: hostile, longDescription: '' }),
  ]) {
    expect(page).not.toMatch(/<(?:img|form|textarea)/)
    expect(page).toContain('&lt;form action=&quot;https://evil.example&quot;&gt;')
  }
  expect(show({ shortDescription: hostile, longDescription: '<p>Zinc</p>' })).toContain('<p>Zinc</p>')
})

const full = {
  longDescription: '<p>Zinc-alum</p>',
  c_pdpAttributesGroup: JSON.stringify({ attributes: [{ id: 'a', displayName: 'Norma', value: 'ASTM' }] }),
  c_techDetails: '<p>Tech</p>',
  c_presentations: '<p>Sizes</p>',
  c_videos: '<p>Film</p>',
  c_reviews: '<p>Good</p>',
}
/** Title, whether it is open, and the text of each section. */
const unfold = (page: string) =>
  [...page.matchAll(/<details([^>]*)>(.*?)<\/details>/g)].map(([, attributes = '', body = '']) => {
    const [title, text] = body.split('</summary>').map((part) => part.replaceAll(/<[^>]*>/g, ''))
    return [title, attributes.includes('open'), text]
  })

test('[S2.114] [S2.115] [S2.116] [S2.117] [S2.118] the sections in their order, the description open with its attributes', () => {
  expect(unfold(show(full))).toEqual([
    ['Descripción del producto', true, 'Zinc-alumNormaASTM'],
    ['Características técnicas', false, 'Tech'],
    ['Presentaciones', false, 'Sizes'],
    ['Videos', false, 'Film'],
    ['Opiniones', false, 'Good'],
  ])
  expect(unfold(show({ longDescription: '<p>Zinc</p>' }))).toHaveLength(1)
  // What a fragment names unfolds only where it stands inside.
  expect(show(full)).toMatch(/<summary.*?Opiniones.*?<\/summary>.*?<div id="reviews">/)
  // Each is found by its heading too.
  expect(show(full).match(/<summary[^>]*><h2/g)).toHaveLength(5)
})

test('[S2.119] on a phone the description is a tab, with its text shown first', () => {
  const page = show(full)
  const [tabs = ''] = page.match(/role="tablist".*?<details/) ?? []
  expect(tabs).toMatch(/role="tab"[^>]*aria-selected="true"[^>]*>Descripción del producto</)
  expect(tabs).toContain('Zinc-alum')
})
