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
