import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Product } from '../../features/product/index.ts'
import { Share } from './share.tsx'

const sheet = { id: 'TE001', name: 'Lámina' } as unknown as Product

test('the merchant’s own papers stand beside the technical sheet, each by its title', () => {
  const show = (product: Product) =>
    renderToStaticMarkup(onStage({ pathname: '/product/TE001' }).around(<Share product={product} />))
  const page = show({ ...sheet, c_documents: [{ title: 'Certificado', link: '/images/a.pdf?v=1' }] })
  expect(page).toMatch(
    /Ficha técnica \(PDF\).*<a [^>]*href="\/images\/a\.pdf\?v=1"[^>]*>.*Certificado \(PDF\)<\/a>/,
  )
  expect(show(sheet)).not.toContain('.pdf')
})
