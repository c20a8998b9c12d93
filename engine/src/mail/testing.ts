import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mail server for tests: keeps what it is given, and can be told to refuse. */
export const startMailServer = async () => {
  const received: string[] = []
  const state = {
    refuses: false,
    /** A recipient whom the server takes nothing for, ever. */
    unknownRecipient: '',
  }
  const server = createServer((socket) => {
    let data: string | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    say(state.refuses ? '421 not now' : '220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (data !== undefined) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data)
        data = undefined
        say('250 kept')
        return
      }
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          data = ''
          say('354 go on')
        } else if (state.unknownRecipient && line.includes(`TO:<${state.unknownRecipient}>`)) {
          say('550 5.1.1 no such mailbox')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
