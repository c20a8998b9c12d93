// @vitest-environment happy-dom
import { randomBytes } from 'node:crypto'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { TextProvider } from '../../lib/i18n/text.tsx'
import { ToastProvider } from '../../ui/index.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { type Attachments, useAttachments } from './use-attachments.ts'

const MB = 1024 * 1024
let attachments: Attachments
let view: ReturnType<typeof mount>

const Host = () => {
  attachments = useAttachments()
  return <AttachmentField label="Fotos" attachments={attachments} />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  view = mount(
    <TextProvider value={createTranslate('es-SV', {})}>
      <ToastProvider label="Avisos" dismissLabel="Cerrar">
        <Host />
      </ToastProvider>
    </TextProvider>,
  )
})
afterEach(() => {
  view.unmount()
  vi.useRealTimers()
})

const file = (name: string, size = 10, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type })
const add = (...files: File[]) => act(() => attachments.add(files))
const names = () => attachments.files.map((one) => one.file.name)

test('[S5.028] only pictures and videos are taken, and the browser offers nothing else', () => {
  expect(view.find('input[type=file]').getAttribute('accept')).toBe('image/*,video/*')
  add(file('plano.pdf', 10, 'application/pdf'), file('gotera.mp4', 10, 'video/mp4'))
  expect(names()).toEqual(['gotera.mp4'])
  expect(view.host.textContent).toContain('Solo se permiten imágenes y videos.')
})

test('[S5.029] three files at most: the first stay, those chosen before count', () => {
  add(file('1.jpg'))
  add(file('2.jpg'), file('3.jpg'), file('4.jpg'))
  expect(names()).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(view.host.textContent).toContain('Solo se permiten un máximo de 3 archivos.')
})

test('[S5.030] exactly 4 MB is taken, a byte more is not', () => {
  add(file('justo.jpg', 4 * MB), file('grande.jpg', 4 * MB + 1))
  expect(names()).toEqual(['justo.jpg'])
  expect(view.host.textContent).toContain('grande.jpg excede el límite de 4 MB.')
})

test('[S8.054] a notice about files stays for 4000 ms', () => {
  add(file('plano.pdf', 10, 'application/pdf'))
  const isNoticeShown = () => view.host.textContent?.includes('Solo se permiten imágenes y videos.')
  act(() => void vi.advanceTimersByTime(3999))
  expect(isNoticeShown()).toBe(true)
  act(() => void vi.advanceTimersByTime(2))
  expect(isNoticeShown()).toBe(false)
})

test('[S5.031] a file is read as base64 that decodes to the same bytes', async () => {
  const bytes = randomBytes(100_003)
  add(new File([bytes], 'foto.png', { type: 'image/png' }))
  const [read] = await attachments.read()
  expect(read).toMatchObject({ name: 'foto.png', type: 'image/png' })
  expect(Buffer.from(read?.content ?? '', 'base64').equals(bytes)).toBe(true)
})
