import type { Site } from '../kernel/site.ts'

/** What a mail says, before it becomes HTML and plain text. All texts are plain: the renderers escape them. */
export type MailContent = { subject: string; heading: string; blocks: Block[] }

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; link: string }
  /** A way that is there for whoever looks for it, beside the button of what the mail is about. */
  | { kind: 'link'; label: string; link: string }
  /** Large and alone, to be read off and typed elsewhere. */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; title?: string; rows: { label: string; value: string; strong?: true }[] }
  | { kind: 'lines'; rows: { name: string; detail: string; amount: string }[] }
  | { kind: 'note'; text: string }

/** The sender: the shop and the country's support. */
export type Sender = {
  shop: string
  email: string
  phone: string
  origin: string
  lang: 'es' | 'en'
  theme: Site['preferences']['theme']
}

/** The address of a page of the shop, in the locale of the mail. */
export type PageLink = (path: string) => string
