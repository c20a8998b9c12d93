// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

const code = 'alert(1)'
const elements = [
  `<script>${code}</script>`,
  `<script src=https://evil.example/a.js></script>`,
  `<img src=x onerror=${code}>`,
  `<svg onload=${code}>`,
  `<svg><script>${code}</script></svg>`,
  `<math><mtext><img src onerror=${code}></mtext></math>`,
  `<iframe src=javascript:${code}></iframe>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<object data=javascript:${code}></object>`,
  `<embed src=//evil.example>`,
  `<a href=javascript:${code}>x</a>`,
  `<a href="java&#10;script:${code}">x</a>`,
  `<a href="&#x6A;avascript:${code}">x</a>`,
  `<a href=" javascript:${code}">x</a>`,
  `<a href="data:text/html,<script>${code}</script>">x</a>`,
  `<a href="vbscript:${code}">x</a>`,
  `<form action=javascript:${code}><button>x</button></form>`,
  `<input autofocus onfocus=${code}>`,
  `<details open ontoggle=${code}>x</details>`,
  `<body onload=${code}>`,
  `<style>@import "//evil.example"</style>`,
  `<p style="background:url(//evil.example)">x</p>`,
  `<link rel=stylesheet href=//evil.example>`,
  `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  `<base href=//evil.example>`,
]
/** How the same thing is smuggled in. */
const disguises: ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>${html}</p>`,
  (html) => html.toUpperCase(),
  (html) => html.replaceAll('<', '<\u0000'),
  (html) => html.replaceAll(' on', '/on'),
  (html) => `<noscript><p title="</noscript>${html}">`,
  (html) => `<!--><!-- -->${html}-->`,
  (html) => `</textarea></title>${html}`,
  (html) => `<a title="${html}">x</a>`,
  (html) => html.replace('<', '<<'),
]

const leadsAway = (address: string) =>
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
          (/^(?:href|src)$/i.test(name) && leadsAway(value)),
      )
      .map(({ name, value }) => `${element.tagName} ${name}=${value}`)
      .concat(
        /^(?:script|style|iframe|object|embed|svg|math|form|link|meta|base)$/i.test(element.tagName)
          ? [element.tagName]
          : [],
      ),
  )
}

test('[S2.124] 250 ways to bring a script or an outside address: none is left', () => {
  const payloads = elements.flatMap((element) => disguises.map((disguise) => disguise(element)))
  expect(payloads).toHaveLength(250)
  for (const payload of payloads) expect([payload, runs(payload)]).toEqual([payload, []])
})
