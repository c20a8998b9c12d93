import { expect, test } from 'vitest'
import { readServers } from './server-list.ts'

const hosts = (url: string) => readServers(url)?.map(({ host, port }) => `${host}:${port}`)

test('one server is itself, whatever port and parameters', () => {
  expect(readServers('postgresql://u:p@db.internal/shop?sslmode=require')).toEqual([
    { host: 'db.internal', port: 5432, url: 'postgresql://u:p@db.internal/shop?sslmode=require' },
  ])
  expect(hosts('postgres://u@[::1]:6000/shop')).toEqual(['::1:6000'])
})

test('of several servers each has an address of its own, without what is wanted of them', () => {
  const wanted = 'postgresql://u:p%40@one:5433,two/shop?target_session_attrs=read-write'
  expect(readServers(wanted)).toEqual([
    { host: 'one', port: 5433, url: 'postgresql://u:p%40@one:5433/shop' },
    { host: 'two', port: 5432, url: 'postgresql://u:p%40@two/shop' },
  ])
  expect(
    readServers('postgresql://u@one,two/shop?target_session_attrs=primary&sslmode=require')?.[1]?.url,
  ).toBe('postgresql://u@two/shop?sslmode=require')
  expect(
    readServers('postgresql://u@one,two/shop?sslmode=require&target_session_attrs=primary')?.[0]?.url,
  ).toBe('postgresql://u@one/shop?sslmode=require')
})

test.each([
  'postgresql://u@one,two/shop',
  'postgresql://u@one,two/shop?target_session_attrs=any',
  'postgresql://u@one,one/shop?target_session_attrs=read-write',
  'postgresql://u@one:x,two/shop?target_session_attrs=read-write',
  'one,two',
])('%s is none', (url) => {
  expect(readServers(url)).toBeUndefined()
})
