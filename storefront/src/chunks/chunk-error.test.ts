import { expect, test } from 'vitest'
import { ChunkLoadError, chunkFailure, isChunkError } from './chunk-error.ts'

test.each(['missing', 'timeout', 'error'] as const)(
  '[S8.039] a chunk error of type %s is recognised',
  (type) => {
    const error = new ChunkLoadError('product', type)
    expect(error.message).toBe(`Loading chunk product failed. (${type})`)
    expect(isChunkError(error)).toBe(true)
    expect(chunkFailure(error)).toBe(type)
    const foreign = new Error(`Loading chunk 12 failed.\n(${type}: https://shop.example/static/12.js)`)
    expect([isChunkError(foreign), chunkFailure(foreign)]).toEqual([true, type])
  },
)

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/static/assets/a.js',
  'error loading dynamically imported module: https://shop.example/static/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /static/assets/a.css',
  'Loading CSS chunk 3 failed.',
])('[S8.039] %s is one too, whatever the browser', (message) => {
  const error = new TypeError(message)
  expect([isChunkError(error), chunkFailure(error)]).toEqual([true, 'error'])
})

test('[S8.039] other errors are not', () => {
  for (const error of [
    new Error('x is not a function'),
    new TypeError('Failed to fetch'),
    'Loading chunk 1 failed.',
    null,
  ]) {
    expect(isChunkError(error)).toBe(false)
  }
})
