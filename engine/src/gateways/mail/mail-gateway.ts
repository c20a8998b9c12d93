import type { Transporter } from 'nodemailer'
import { PermanentFailure } from '../../kernel/outbox.ts'

export type Message = {
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  plain: string
  /** PDF files that go along. */
  files?: { filename: string; content: Buffer }[]
}

/** The mail server. */
export type MailGateway = {
  /** Resolves when the server has taken the message. Throws PermanentFailure where it never will. */
  send(message: Message): Promise<void>
}

declare module '../../kernel/gateways.ts' {
  interface Gateways {
    /** Absent: mail is kept and shown, not sent. */
    mail?: MailGateway
  }
}

/** A mailbox that does not exist, a message that is refused: 5xx (RFC 5321). A refused password is the shop's to mend. */
const isPermanent = (error: unknown): boolean => {
  const { code, responseCode } = Object(error)
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** The server at an `smtp://` or `smtps://` URL, user and password included. */
export const mailGateway = (smtpUrl: string): MailGateway => {
  let transport: Promise<Transporter> | undefined
  // The library is loaded with the first mail.
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  }
  return {
    send: async ({ plain, files = [], ...message }) => {
      const attachments = files.map((file) => ({ ...file, contentType: 'application/pdf' }))
      const server = await (transport ??= open())
      await server.sendMail({ ...message, text: plain, attachments }).catch((error: unknown) => {
        throw isPermanent(error) ? new PermanentFailure(String(error), { cause: error }) : error
      })
    },
  }
}
