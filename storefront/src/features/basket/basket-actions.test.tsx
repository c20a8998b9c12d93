// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount, press } from '../../ui/testing/mount.tsx'
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

test('[S4.037] [S4.038] [S6.005] finish for a finished cart alone, quote for a quote and a mixed one, which may be split', () => {
  expect(buttonsOf('isProductFinished')).toEqual(['Finalizar compra'])
  expect(buttonsOf('isProductQuote')).toEqual(['Cotizar'])
  expect(buttonsOf('isMixedCart')).toEqual(['Cotizar', expect.stringMatching(/cotiz/i)])
})

test('[S4.034] [S4.035] who finishes a purchase goes on to the checkout, a guest to the login that leads back to the cart', () => {
  const flow = { isProductFinished: true, isProductQuote: false, isMixedCart: false }
  const basket = { productItems: [], c_productTypeForCheckoutFlow: flow } as unknown as Basket
  const leads = (kind: 'guest' | 'registered') => {
    const visited: string[] = []
    const { around } = onStage({ shopper: { kind }, navigate: (to) => visited.push(to) })
    const page = mount(around(<BasketActions basket={basket} />))
    press(page.find('button'))
    page.unmount()
    return visited
  }
  expect(leads('registered')).toEqual(['/checkout'])
  expect(leads('guest')).toEqual(['/login?redirect=%2Fcart'])
})
