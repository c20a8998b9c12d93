import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

/** Counts what is handed to the kernel. */
class CountedSocket extends GatheringSocket {
  sent = 0
  override _write(chunk: unknown, encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.sent++
    super._write(chunk, encoding, done)
  }
  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: () => void) {
    this.sent++
    super._writev?.(chunks, done)
  }
}

test('what is written in one turn leaves together and in its order, and what is written later by itself', async () => {
  const arrived: Buffer[] = []
  const server = createServer((near) => near.on('data', (bytes: Buffer) => arrived.push(bytes)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = new CountedSocket()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  await new Promise<void>((resolve) =>
    socket.connect((server.address() as AddressInfo).port, '127.0.0.1', resolve),
  )
  /** As the driver writes a statement: its parts together. */
  const write = async (text: string) => {
    socket.cork()
    const done = [...text].map((sign) => new Promise<void>((resolve) => socket.write(sign, () => resolve())))
    socket.uncork()
    await Promise.all(done)
  }
  const written = [write('one '), write('two ')]
  // Still the same turn: only promises have been waited for.
  await Promise.resolve()
  written.push(write('three '))
  await Promise.all(written)
  expect(socket.sent).toBe(1)
  await write('four')
  expect(socket.sent).toBe(2)
  await expect.poll(() => Buffer.concat(arrived).toString()).toBe('one two three four')
})
