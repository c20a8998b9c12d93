// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { acceptedProofs } from '../../../../../facts/attachments.ts'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { mount, until } from '../../../ui/testing/mount.tsx'
import type { NotedOrder } from '../payment-method.ts'
import { ProofUpload } from './proof-upload.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const order = { orderNo: '00028016', c_history: [] } as unknown as NotedOrder

/** The field of an order's proof, and the names of the files that it sends. */
const open = () => {
  const sent: string[] = []
  const { around } = onStage({
    locale: 'es-SV',
    transport: async (_path, { body }) => {
      sent.push((JSON.parse(body ?? '{}') as { file: { filename: string } }).file.filename)
      const after = { ...order, c_history: [{ at: '2026-11-20T12:00:00.000Z', what: 'proof_received' }] }
      return { status: 200, body: JSON.stringify(after) }
    },
  })
  page = mount(around(<ProofUpload order={order} />))
  const { host, find } = page
  const field = find<HTMLInputElement>('input')
  const choose = (name: string, bytes: string) => {
    Object.defineProperty(field, 'files', { value: [new File([bytes], name)], configurable: true })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { host, field, choose, sent }
}

test('the field of a proof offers pictures and PDFs alone', () => {
  expect(open().field.accept).toBe(acceptedProofs)
})

test('a video is refused before it is sent, the bank’s PDF is taken', async () => {
  const { host, choose, sent } = open()
  choose('banco.mp4', '0000ftypisom')
  await until(() => expect(host.textContent).toContain('Solo se aceptan imágenes o PDF de hasta 4 MB.'))
  choose('grande.pdf', `%PDF-${'x'.repeat(4 * 1024 * 1024)}`)
  await until(() => expect(host.textContent).toContain('Solo se aceptan imágenes o PDF de hasta 4 MB.'))
  expect(sent).toEqual([])
  choose('banco.pdf', '%PDF-1.7')
  await until(() => expect(sent).toEqual(['banco.pdf']))
  await until(() => expect(host.textContent).not.toContain('Solo se aceptan'))
})
