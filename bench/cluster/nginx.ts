import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Server, startNginx } from './programs.ts'

export const shopName = 'tienda.example'
const example = join(import.meta.dirname, '../../docs/operations/examples/nginx.conf')

export type Ports = { http: number; https: number; shops: readonly [number, number] }

/** Replaces a part of the example; throws when the example has it no longer. */
const replaceIn = (text: string, part: string, by: string) => {
  if (!text.includes(part)) throw new Error(`${example} has no "${part}"`)
  return text.replaceAll(part, by)
}

/**
 * nginx with the example of docs/operations, word for word but for its ports and a certificate made here.
 * Gives the certificate too, for clients to trust.
 */
export const startExampleNginx = (root: string, ports: Ports): { server: Server; certificate: string } => {
  const folder = join(root, 'nginx')
  mkdirSync(folder)
  const [chain, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${shopName}`].concat(
      '-addext',
      `subjectAltName=DNS:${shopName}`,
      '-keyout',
      key,
      '-out',
      chain,
    ),
    { stdio: 'ignore' },
  )
  let text = readFileSync(example, 'utf8')
  text = replaceIn(text, 'listen 80;', `listen 127.0.0.1:${ports.http};`)
  text = replaceIn(text, 'listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
  text = replaceIn(text, '127.0.0.1:3001', `127.0.0.1:${ports.shops[0]}`)
  text = replaceIn(text, '127.0.0.1:3002', `127.0.0.1:${ports.shops[1]}`)
  text = replaceIn(text, `/etc/ssl/${shopName}/fullchain.pem`, chain)
  text = replaceIn(text, `/etc/ssl/${shopName}/privkey.pem`, key)
  writeFileSync(join(folder, 'lamina.conf'), text)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  )
  const main = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...temporary,
    `  include ${join(folder, 'lamina.conf')};`,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), `${main.join('\n')}\n`)
  const server = startNginx(folder, join(folder, 'nginx.conf'))
  return { server, certificate: readFileSync(chain, 'utf8') }
}
