import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouteSkeleton } from './skeleton.tsx'

test('[S2.051] the stand-in of a route is 75vh tall and full width', () => {
  const css = readFileSync(new URL('./skeleton.module.css', import.meta.url), 'utf8')
  const rule = /\n\.route \{([^}]*)\}/.exec(css)?.[1]
  expect(rule).toMatch(/\bheight: 75vh;/)
  expect(rule).toMatch(/\bwidth: 100%;/)
  expect(renderToStaticMarkup(<RouteSkeleton label="Loading" />)).toMatch(
    /^<div class="[^"]*route[^"]*" role="status">/,
  )
})
