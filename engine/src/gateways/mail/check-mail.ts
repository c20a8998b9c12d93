import type { VendorCheck } from '../vendor-check.ts'

/** Connects and signs in, and sends nothing. */
export const checkMail =
  (smtpUrl: string): VendorCheck =>
  async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 })
    try {
      await transport.verify()
    } finally {
      transport.close()
    }
    return 'signed in'
  }
