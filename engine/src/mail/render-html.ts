import { type MailColours, mailColours } from './mail-colours.ts'
import type { Block, MailContent, Sender } from './mail-template.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an HTML document: content or quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const face = "font-family:Roboto,'Helvetica Neue',Arial,sans-serif"
const figures = 'font-variant-numeric:tabular-nums'

const cell = (style: string, content: string) => `<td style="${style}">${content}</td>`
const table = (rows: string[], style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;${style}">${rows.join('')}</table>`

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

const webLink = (link: string) => (/^https?:\/\//.test(link) ? escapeHtml(link) : '#')

type Renderers = {
  [K in Block['kind']]: (block: Extract<Block, { kind: K }>, colours: MailColours) => string
}

const renderers: Renderers = {
  text: ({ text }) => paragraph(text),
  note: ({ text }, { 'ink-soft': soft }) => paragraph(text, `color:${soft};font-size:14px`),
  button: ({ label, link }, { action }) =>
    `<p style="margin:8px 0 24px"><a href="${webLink(link)}" style="display:inline-block;padding:14px 22px;background:${action};color:#FFFFFF;text-decoration:none;border-radius:4px;font-weight:500">${escapeHtml(label)}</a></p>`,
  link: ({ label, link }, { ink }) =>
    `<p style="margin:0 0 24px;font-size:14px"><a href="${webLink(link)}" style="color:${ink}">${escapeHtml(label)}</a></p>`,
  code: ({ code }) =>
    `<p style="margin:8px 0 24px;font-size:30px;line-height:1.2;letter-spacing:6px;font-weight:500;${figures}">${escapeHtml(code)}</p>`,
  facts: ({ title, rows }, { 'ink-soft': soft, line }) =>
    (title ? `<h2 style="margin:8px 0 8px;font-size:16px">${escapeHtml(title)}</h2>` : '') +
    table(
      rows.map(({ label, value, strong }) => {
        const weight = strong ? 'font-weight:700;font-size:18px;' : ''
        return `<tr>${cell(`padding:6px 12px 6px 0;${strong ? weight : `color:${soft};`}vertical-align:top`, escapeHtml(label))}${cell(`padding:6px 0;text-align:right;${weight}${figures}`, escapeHtml(value))}</tr>`
      }),
      `margin:0 0 24px;border-top:1px solid ${line}`,
    ),
  lines: ({ rows }, { 'ink-soft': soft, line }) =>
    table(
      rows.map(
        ({ name, detail, amount }) =>
          `<tr>${cell(`padding:12px 12px 12px 0;border-bottom:1px solid ${line}`, `${escapeHtml(name)}<br><span style="color:${soft};font-size:14px;${figures}">${escapeHtml(detail)}</span>`)}${cell(`padding:12px 0;border-bottom:1px solid ${line};text-align:right;vertical-align:top;white-space:nowrap;${figures}`, escapeHtml(amount))}</tr>`,
      ),
      'margin:0 0 16px',
    ),
}

const render = (block: Block, colours: MailColours): string =>
  (renderers[block.kind] as (block: Block, colours: MailColours) => string)(block, colours)

/** The mail as one HTML document without images, scripts or anything loaded from elsewhere. */
export const renderHtml = (mail: MailContent, sender: Sender): string => {
  const { ink, 'ink-soft': soft, line, ground, action } = mailColours[sender.theme]
  return (
    `<!doctype html><html lang="${sender.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(mail.subject)}</title></head>` +
    `<body style="margin:0;padding:24px 12px;background:${ground};color:${ink};${face};font-size:16px;line-height:1.5">` +
    table(
      [
        `<tr>${cell(`padding:20px 28px;border-bottom:3px solid ${action};font-size:20px;font-weight:700`, `<a href="${webLink(sender.origin)}" style="color:${ink};text-decoration:none">${escapeHtml(sender.shop)}</a>`)}</tr>`,
        `<tr>${cell('padding:28px', `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(mail.heading)}</h1>${mail.blocks.map((block) => render(block, mailColours[sender.theme])).join('')}`)}</tr>`,
        `<tr>${cell(`padding:16px 28px;border-top:1px solid ${line};color:${soft};font-size:14px`, `${escapeHtml(sender.email)} · ${escapeHtml(sender.phone)}`)}</tr>`,
      ],
      'max-width:600px;margin:0 auto;background:#FFFFFF;border-radius:4px',
    ) +
    '</body></html>'
  )
}
