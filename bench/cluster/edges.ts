import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Server, startNginx, startVarnish } from './programs.ts'

const examples = join(import.meta.dirname, '../../docs/operations/examples')

/** Reads an example with parts of it replaced; throws when it has one no longer. */
const exampleWith = (name: string, parts: Record<string, string>) => {
  let text = readFileSync(join(examples, name), 'utf8')
  for (const [part, by] of Object.entries(parts)) {
    if (!text.includes(part)) throw new Error(`${name} has no "${part}"`)
    text = text.replaceAll(part, by)
  }
  return text
}

export type Ports = { edge: number; shop: number }

const nginxEdge = (root: string, { edge, shop }: Ports): Server => {
  const folder = join(root, 'nginx-edge')
  mkdirSync(folder)
  const text = exampleWith('nginx-edge.conf', {
    '/var/cache/nginx/lamina': join(folder, 'cache'),
    '127.0.0.1:3001': `127.0.0.1:${shop}`,
    '127.0.0.1:8081': `127.0.0.1:${edge}`,
  })
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
    text,
    '}',
  ]
  writeFileSync(join(folder, 'nginx.conf'), `${main.join('\n')}\n`)
  return startNginx(folder, join(folder, 'nginx.conf'))
}

const varnishEdge = (root: string, { edge, shop }: Ports): Server => {
  const folder = join(root, 'varnish')
  mkdirSync(folder)
  // Its workers run as another user.
  for (const one of [root, folder]) chmodSync(one, 0o755)
  const file = join(folder, 'lamina.vcl')
  writeFileSync(
    file,
    exampleWith('varnish.vcl', {
      '.port = "3001"': `.port = "${shop}"`,
      // The pages alone are started here, without the process around them that answers this.
      '.url = "/readyz"': '.url = "/product/1"',
    }),
  )
  return startVarnish(join(folder, 'work'), file, edge)
}

/** The shared caches of docs/operations, word for word but for ports and folders. */
export const edges = { nginx: nginxEdge, varnish: varnishEdge } as const
