import { randomBytes } from 'node:crypto'

/** A refusal as the Graph API tells it: codes of its own, no word of OAuth's. */
export class GraphError extends Error {
  readonly code: number
  readonly type: string
  readonly subcode: number | undefined
  constructor(
    message: string,
    code: number,
    { type = 'OAuthException', subcode = undefined as number | undefined } = {},
  ) {
    super(message)
    this.code = code
    this.type = type
    this.subcode = subcode
  }

  /** The answer's body. */
  body() {
    const { message, type, code, subcode } = this
    const fbtrace_id = randomBytes(8).toString('base64url')
    return {
      error: {
        message,
        type,
        code,
        ...(subcode === undefined ? {} : { error_subcode: subcode }),
        fbtrace_id,
      },
    }
  }
}
