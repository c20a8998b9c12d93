import { expect, test } from 'vitest'
import { demoTradeData } from '../../../../trade/testing/demo-trade-data.ts'
import { savedCutDrawings } from './saved-cut-drawings.ts'

const places = (path: string, ...items: { productId: string; quantity: number }[]) =>
  savedCutDrawings({ path, items }, demoTradeData, () => '', 'es-SV').map(({ place, wide }) => [place, wide])

const gate = '/tools/cuts?c=9+de+2.40%0A9+de+1.75%0A9+de+1.20%0A9+de+62+cm&s=6&k=3'
const tube = 'TU071-112-15-NEG'

test('[T1.413] [T1.610] saved cuts are printed with how each different bar is cut', () => {
  expect(places(gate, { productId: tube, quantity: 9 })).toEqual([['after', true]])
  expect(places('/tools/cuts?c=2+de+3.70%0A1+de+2.20&s=6', { productId: tube, quantity: 2 })).toHaveLength(2)
})

test('[T1.413] [T1.610] saved cuts of flat sheets are printed with each different sheet', () => {
  const item = { productId: 'LL077-116', quantity: 2 }
  expect(places('/tools/sheets?p=5+de+60x120+cm&m=LL077-116&k=3', item)).toEqual([
    ['after', undefined],
    ['after', undefined],
  ])
})

test('[T1.413] a list whose goods are no longer those of its plan is printed without', () => {
  expect(places(gate, { productId: tube, quantity: 10 })).toEqual([])
  expect(places('/tools/sheets?p=5+de+60x120+cm&k=3', { productId: 'LL077-116', quantity: 3 })).toEqual([])
  expect(places('/tools/list?t=9+tubos', { productId: tube, quantity: 9 })).toEqual([])
})

test('[T1.612] pieces keep their names on the paper of a saved plan, bars and sheets', () => {
  const words = (path: string, ...items: { productId: string; quantity: number }[]) =>
    savedCutDrawings({ path, items }, demoTradeData, (_, values) => JSON.stringify(values), 'es-SV').flatMap(
      ({ title, scene }) => [
        title,
        ...scene.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
      ],
    )
  const bars = words('/tools/cuts?c=1+de+2.40+jamba%0A1+de+1.20+(travesa%C3%B1o)&s=6', {
    productId: tube,
    quantity: 1,
  })
  expect(bars[0]).toContain('jamba 2.4 m + travesaño 1.2 m')
  expect(bars.slice(1)).toEqual(['jamba', '2.4', 'travesaño', '1.2'])
  const sheet = { productId: 'LL077-116', quantity: 1 }
  const [title, ...texts] = words('/tools/sheets?p=2+de+60x120+cm+tapa&m=LL077-116&k=3', sheet)
  expect(title).toContain('2 × tapa (120 × 60 cm)')
  expect(texts.slice(0, 2)).toEqual(['tapa', '120 × 60'])
})
