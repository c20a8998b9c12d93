import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test.each([
  ['<script>alert(1)</script>hola', 'hola'],
  ['<p onclick="alert(1)">hola</p>', '<p>hola</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<img src="data:text/html;base64,xx">', '<img />'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<p style="background:url(https://x.example)">a</p>', '<p>a</p>'],
  ['<iframe src="https://x.example"></iframe>', ''],
  ['<video src="https://x.example/a.mp4"></video>', ''],
  ['<video src="//x.example/a.mp4" autoplay></video>', ''],
  [
    '<video src="/images/a.webm" poster="https://x.example/a.png" autoplay onplay="x()" width="480" height="480"></video>',
    '<video src="/images/a.webm" width="480" height="480" controls preload="none" playsinline></video>',
  ],
])('[S2.124] %s leaves as %s', (given, expected) => {
  expect(safeHtml(given)).toBe(expected)
})

test('[S2.124] what a writer of pages needs stays', () => {
  const page =
    '<h2 id="envios">Envíos</h2><p>Ver <a href="/garantia">garantía</a> y <strong>plazos</strong>.</p>'
  expect(safeHtml(page)).toBe(page)
})
