import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkDatabase } from './check-database.ts'
import { createTestDatabase } from './testing.ts'

test('the database of the tests is fit', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await expect(checkDatabase(database.url)).resolves.toBeUndefined()
})

test('a database that does not answer is reported without its password', async () => {
  const attempt = checkDatabase('postgresql://lamina:hidden@127.0.0.1:1/lamina')
  await expect(attempt).rejects.toThrow(/^DATABASE_URL: the database cannot be used \([^\n]*ECONNREFUSED/)
  await expect(attempt).rejects.not.toThrow('hidden')
})

test.each([
  ['140012', 'UTF8', /^DATABASE_URL: PostgreSQL 15 or newer is needed, this is 14\.$/],
  ['150000', 'SQL_ASCII', /^DATABASE_URL: the database must be encoded in UTF8, not SQL_ASCII\.$/],
])('a server of version %s in %s is refused', async (version, encoding, message) => {
  const url = await serverThatAnswers([version, encoding])
  await expect(checkDatabase(url)).rejects.toThrow(message)
})

/** Speaks as much of PostgreSQL's protocol as it takes to answer every query with one row of text. */
const serverThatAnswers = async (row: string[]): Promise<string> => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]))
      socket.on('data', (query) => query[0] === 0x51 && answerWith(socket, row))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `postgresql://lamina@127.0.0.1:${address.port}/lamina`
}

const answerWith = (socket: Socket, row: string[]) => {
  const names = ['version', 'encoding']
  const columns = names.map((name) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]),
  )
  const cells = row.map((cell) => Buffer.concat([int32(Buffer.byteLength(cell)), Buffer.from(cell)]))
  socket.write(
    Buffer.concat([
      message('T', Buffer.concat([int16(names.length), ...columns])),
      message('D', Buffer.concat([int16(row.length), ...cells])),
      message('C', Buffer.from('SELECT 1\0')),
      message('Z', Buffer.from('I')),
    ]),
  )
}

const message = (kind: string, body: Buffer) =>
  Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const int16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}
