import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { QuoteActions } from '../opportunities/quote-actions.tsx'
import type { Basket } from './basket.ts'
import { BasketActions } from './basket-actions.tsx'

/** Labels of the buttons of a cart of this kind. */
const buttonsOf = (kind: 'isProductFinished' | 'isProductQuote' | 'isMixedCart') => {
  const flow = { isProductFinished: false, isProductQuote: false, isMixedCart: false, [kind]: true }
  const basket = { productItems: [], c_productTypeForCheckoutFlow: flow } as unknown as Basket
  const page = renderToStaticMarkup(
    onStage().around(
      <>
        <BasketActions basket={basket} />
        <QuoteActions basket={basket} />
      </>,
    ),
  )
  return [...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) =>
    label.replaceAll(/<[^>]*>/g, ''),
  )
}

test('[S4.037] [S4.038] finish for a finished cart alone, quote for a quote and a mixed one, which may be split', () => {
  expect(buttonsOf('isProductFinished')).toEqual(['Finalizar compra'])
  expect(buttonsOf('isProductQuote')).toEqual(['Cotizar'])
  expect(buttonsOf('isMixedCart')).toEqual(['Cotizar', expect.stringMatching(/cotiz/i)])
})
