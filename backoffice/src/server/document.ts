import type { DocumentData } from '../lib/document-data.ts'

/** A text that may stand in an element of a document: nothing in it ends the element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The document with what its page is told in it. */
export const documentWith = (html: string, data: DocumentData): string =>
  html.replace(
    '</head>',
    () => `<script type="application/json" id="document-data">${jsonText(data)}</script></head>`,
  )
