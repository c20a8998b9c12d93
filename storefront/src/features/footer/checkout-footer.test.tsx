import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { CheckoutFooter } from './checkout-footer.tsx'

test('[S2.065] [S2.066] [S2.067] the checkout’s footer has what one may want to read, and no menu', () => {
  const page = renderToStaticMarkup(onStage({ locale: 'en-SV' }).around(<CheckoutFooter />))
  expect(
    [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, text]) => [to, text]),
  ).toEqual([
    ['/en-SV/preguntas-frecuentes#envios', 'Shipping'],
    ['/en-SV/preguntas-frecuentes#devoluciones', 'Returns and Exchanges'],
    ['/en-SV/terms-conditions', expect.any(String)],
    ['/en-SV/politica-de-privacidad', expect.any(String)],
    ['/en-SV/indice', expect.any(String)],
  ])
  expect(page).not.toContain('<nav')
})
