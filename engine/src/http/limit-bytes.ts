import { type Readable, Transform } from 'node:stream'
import { payloadTooLarge } from './errors.ts'

/** The same bytes as they arrive; whoever reads on after `most` of them gets a problem: 413. */
export const limitBytes = (bytes: Readable, most = 1024 * 1024): Readable => {
  let size = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > most) done(payloadTooLarge(`The file is larger than ${most} bytes.`))
      else done(null, chunk)
    },
  })
  // A caller who hangs up ends the reading too.
  bytes.on('error', (error) => counted.destroy(error))
  bytes.on('close', () => {
    if (!bytes.readableEnded) counted.destroy(new Error('the caller hung up'))
  })
  return bytes.pipe(counted)
}
