import { createHash } from 'node:crypto'

/** How a secret of 256 random bits is stored: whoever reads the table cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
