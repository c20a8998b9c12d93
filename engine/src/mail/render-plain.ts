import type { Block, MailContent, Sender } from './mail-template.ts'

const renderers: { [K in Block['kind']]: (block: Extract<Block, { kind: K }>) => string } = {
  text: ({ text }) => text,
  note: ({ text }) => text,
  button: ({ label, link }) => `${label}:\n${link}`,
  link: ({ label, link }) => `${label}:\n${link}`,
  code: ({ code }) => `    ${code}`,
  facts: ({ title, rows }) =>
    [...(title ? [title.toUpperCase()] : []), ...rows.map(({ label, value }) => `${label}: ${value}`)].join(
      '\n',
    ),
  lines: ({ rows }) =>
    rows
      .map(({ name, detail, amount }) => `- ${name}\n  ${[detail, amount].filter(Boolean).join(' · ')}`)
      .join('\n'),
}

const render = (block: Block): string => (renderers[block.kind] as (block: Block) => string)(block)

/** The mail for programs that show no HTML. */
export const renderPlain = (mail: MailContent, sender: Sender): string =>
  [mail.heading, ...mail.blocks.map(render), `${sender.shop}\n${sender.email} · ${sender.phone}`].join('\n\n')
