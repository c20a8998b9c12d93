/**
 * Texts that the shop keeps as HTML, as people write them in messages: `*bold*`, an empty line between paragraphs, `- ` before
 * each thing of a list. A text that has more than this in it is not read: it is shown as it is kept.
 */
export type TextShape = 'line' | 'paragraphs'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decode = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
const encode = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const isListed = (line: string) => line.startsWith('- ')
const lineHtml = (text: string) => encode(text).replaceAll(/\*(?! )([^*\n]+)(?<! )\*/g, '<strong>$1</strong>')
const blockHtml = (lines: readonly string[]) =>
  lines.every(isListed)
    ? `<ul>${lines.map((line) => `<li>${lineHtml(line.slice(2))}</li>`).join('')}</ul>`
    : `<p>${lines.map(lineHtml).join('<br>')}</p>`

/** What the shop keeps of a text as it was written. */
export const htmlOf = (text: string, shape: TextShape): string =>
  shape === 'line'
    ? lineHtml(text)
    : text
        .split(/\n{2,}/)
        .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
        .filter((lines) => lines.length > 0)
        .map(blockHtml)
        .join('')

const lineText = (html: string) => decode(html.replaceAll(/<\/?strong>/g, '*').replaceAll(/<br ?\/?>/g, '\n'))
const blockText = (block: string) =>
  block.startsWith('<ul>')
    ? [...block.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) => `- ${lineText(line)}`).join('\n')
    : lineText(block.slice('<p>'.length, -'</p>'.length))

/** Tags that are not written so. */
const foreign: Readonly<Record<TextShape, RegExp>> = {
  line: /<(?!\/?strong>)/,
  paragraphs: /<(?!\/?(?:strong|p|ul|li)>|br ?\/?>)/,
}

/** What is kept as a person writes it; undefined where that would not be kept the same. */
export const textOf = (html: string, shape: TextShape): string | undefined => {
  if (foreign[shape].test(html)) return undefined
  const compact = html.trim().replaceAll(/(<\/?(?:p|ul|li)>)\s+(?=<\/?(?:p|ul|li)>)/g, '$1')
  if (shape === 'paragraphs' && !/[<&]/.test(compact)) return html
  const text =
    shape === 'line'
      ? lineText(compact)
      : [...compact.matchAll(/<(p|ul)>.*?<\/\1>/gs)].map(([block]) => blockText(block)).join('\n\n')
  return decode(htmlOf(text, shape)) === decode(compact) ? text : undefined
}
