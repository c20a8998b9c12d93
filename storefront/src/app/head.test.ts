import { expect, test } from 'vitest'
import type { Env } from '../api/env.tsx'
import { documentTitle } from './head.ts'
import type { View } from './view.ts'

test('[S1.002] the name of the shop in titles is the configured one', () => {
  const env = { place: { site: { name: 'Otra Ferretería' } } } as Env
  const titleOf = (title: string) => documentTitle({ head: { title } } as View, env)
  expect([titleOf('Carrito'), titleOf('')]).toEqual(['Carrito | Otra Ferretería', 'Otra Ferretería'])
})
