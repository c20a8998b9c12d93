import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { Quintals } from './quintals.tsx'

const show = (pieces: number | null) =>
  renderToStaticMarkup(
    onStage().around(<Quintals wanted={{ pieces, setPieces: () => {} }} perQuintal={100} unit="libra" />),
  ).replace(/<[^>]*>/g, ' ')

test('pounds are told in quintals, and a press takes the next whole one', () => {
  expect(show(1)).toContain('Pedir 1 quintal (100 libras)')
  expect(show(1)).not.toContain('Son')
  expect(show(null)).toContain('Pedir 1 quintal (100 libras)')
  expect(show(250)).toMatch(/Son 2\.5 quintales.*Pedir 3 quintales \(300 libras\)/)
  expect(show(300)).toContain('Pedir 4 quintales (400 libras)')
})
