import { expect, test } from 'vitest'
import { htmlOf, textOf } from './marked-text.ts'

test('a line is written as in a message: bold between asterisks', () => {
  const html = '<strong>−10 %</strong> en tornillos &amp; capotes'
  expect(textOf(html, 'line')).toBe('*−10 %* en tornillos & capotes')
  expect(htmlOf('*−10 %* en tornillos & capotes', 'line')).toBe(html)
  expect(htmlOf('2 * 3 * 4, *no se cierra', 'line')).toBe('2 * 3 * 4, *no se cierra')
})

test('paragraphs and lists are lines of a text', () => {
  const html =
    '<p>Para casas.</p><ul><li><strong>26</strong>: techo</li><li>28: cerca</li></ul><p>Una<br>otra</p>'
  const text = 'Para casas.\n\n- *26*: techo\n- 28: cerca\n\nUna\notra'
  expect(textOf(html, 'paragraphs')).toBe(text)
  expect(htmlOf(text, 'paragraphs')).toBe(html)
  expect(textOf('<p>Uno</p>\n<p>Dos</p>', 'paragraphs')).toBe('Uno\n\nDos')
  expect(htmlOf('\n\nUno\n\n\n\nDos\n', 'paragraphs')).toBe('<p>Uno</p><p>Dos</p>')
})

test('what has more in it is left as it is kept', () => {
  expect(textOf('<em>Oferta</em>', 'line')).toBeUndefined()
  expect(textOf('<strong>Oferta</strong> *hoy*', 'line')).toBeUndefined()
  expect(textOf('<p>Uno</p><table><tbody></tbody></table>', 'paragraphs')).toBeUndefined()
  expect(textOf('Sin párrafos', 'paragraphs')).toBe('Sin párrafos')
  expect(textOf('', 'line')).toBe('')
})

test('nobody writes tags by it', () => {
  expect(htmlOf('<img src=x onerror=alert(1)>', 'line')).toBe('&lt;img src=x onerror=alert(1)&gt;')
})
