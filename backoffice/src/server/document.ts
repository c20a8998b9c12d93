import type { DemoPeople } from '../lib/demo-people.ts'

/** A text that may stand in an element of a document: nothing in it ends the element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The document with the people of the demonstration in it, for its sign-in page to name. */
export const documentWith = (html: string, people: DemoPeople | undefined): string =>
  people
    ? html.replace(
        '</head>',
        () => `<script type="application/json" id="demo-people">${jsonText(people)}</script></head>`,
      )
    : html
