import { expect, test } from 'vitest'
import {
  acceptedProofs,
  attachmentLimits,
  attachmentName,
  attachmentTypeOf,
  proofKinds,
} from './attachments.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const png = bytes('\x89PNG\r\n\x1a\n0000')

test('[S5.028] pictures and videos are known by their first bytes', () => {
  expect(attachmentTypeOf('a.png', png)).toBe('image/png')
  expect(attachmentTypeOf('a.JPEG', bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(attachmentTypeOf('a.gif', bytes('GIF89a'))).toBe('image/gif')
  expect(attachmentTypeOf('a.webp', bytes('RIFF0000WEBP'))).toBe('image/webp')
  expect(attachmentTypeOf('a.mp4', bytes('0000ftypisom'))).toBe('video/mp4')
  expect(attachmentTypeOf('a.mov', bytes('0000ftypqt  '))).toBe('video/quicktime')
  expect(attachmentTypeOf('a.webm', bytes('\x1a\x45\xdf\xa3'))).toBe('video/webm')
})

test('[S5.028] anything else is refused, whatever it calls itself', () => {
  expect(attachmentTypeOf('a.pdf', bytes('%PDF-1.7'))).toBeUndefined()
  expect(attachmentTypeOf('a.png', bytes('<svg xmlns=""></svg>'))).toBeUndefined()
  expect(attachmentTypeOf('a.svg', png)).toBeUndefined()
  expect(attachmentTypeOf('a.png.html', png)).toBeUndefined()
  expect(attachmentTypeOf('png', png)).toBeUndefined()
  expect(attachmentTypeOf('a.png', new Uint8Array())).toBeUndefined()
})

test('what shows a transfer is a picture or a PDF, and the field offers just that', () => {
  expect(acceptedProofs).toBe('image/jpeg,image/png,image/webp,image/gif,application/pdf')
  expect(attachmentTypeOf('a.png', png, proofKinds)).toBe('image/png')
  expect(attachmentTypeOf('a.pdf', bytes('%PDF-1.7'), proofKinds)).toBe('application/pdf')
  expect(attachmentTypeOf('a.mp4', bytes('0000ftypisom'), proofKinds)).toBeUndefined()
  expect(attachmentTypeOf('a.webm', bytes('\x1a\x45\xdf\xa3'), proofKinds)).toBeUndefined()
})

test('[S5.029] [S5.030] three files of 4 MB', () => {
  expect(attachmentLimits).toEqual({ files: 3, bytes: 4 * 1024 * 1024 })
})

test('a name to show has no path and nothing unseen', () => {
  expect(attachmentName('../../etc/plano.png')).toBe('plano.png')
  expect(attachmentName('C:\\fotos\\techo.jpg')).toBe('techo.jpg')
  expect(attachmentName('gpj\u202e.png\0')).toBe('gpj.png')
  expect(attachmentName(`${'x'.repeat(300)}.webm`)).toHaveLength(100)
  expect(attachmentName('.png')).toBe('archivo.png')
})
