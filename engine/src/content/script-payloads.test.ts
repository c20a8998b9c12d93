// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'
import { scriptPayloads } from './testing/script-payloads.ts'

const isScriptOrForeign = (address: string) =>
  address.startsWith('//') ||
  !['https:', 'mailto:', 'tel:'].includes(new URL(address, 'https://shop.example').protocol)

const runs = (html: string): string[] => {
  const host = document.createElement('template')
  host.innerHTML = safeHtml(html)
  return [...host.content.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          /^(?:on|style|srcdoc|action|formaction|data)/i.test(name) ||
          (/^(?:href|src)$/i.test(name) && isScriptOrForeign(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
      .concat(
        /^(?:script|style|iframe|object|embed|svg|math|form|link|meta|base)$/i.test(element.tagName)
          ? [element.tagName]
          : [],
      ),
  )
}

test('[S2.124] 275 ways to bring a script or an outside address: none is left', () => {
  expect(new Set(scriptPayloads).size).toBe(275)
  for (const payload of scriptPayloads) expect([payload, runs(payload)]).toEqual([payload, []])
})
