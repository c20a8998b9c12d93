/** Pictures one after another as a silent WebM (VP9), base64; all are keyed every second, so that one can jump. */
export async function film(pictures: string[], size: number, perSecond: number): Promise<string> {
  const frames: Frame[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ bytes, key: chunk.type === 'key', at: Math.round(chunk.timestamp / 1000) })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: 'vp09.00.30.08',
    width: size,
    height: size,
    bitrate: 700_000,
    framerate: perSecond,
  })
  for (const [index, picture] of pictures.entries()) {
    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    const frame = new VideoFrame(image, { timestamp: (index * 1e6) / perSecond, duration: 1e6 / perSecond })
    encoder.encode(frame, { keyFrame: index % perSecond === 0 })
    frame.close()
  }
  await encoder.flush()
  const video = webm(frames, size, (pictures.length * 1000) / perSecond)
  return btoa(Array.from(video, (byte) => String.fromCharCode(byte)).join(''))
}

/** Milliseconds from the beginning. */
type Frame = { bytes: Uint8Array; key: boolean; at: number }

/** The smallest file that holds them: header, one track, a cluster for each key frame (Matroska, RFC 9559). */
function webm(frames: Frame[], size: number, milliseconds: number): number[] {
  const clusters: Frame[][] = []
  for (const frame of frames) {
    if (frame.key) clusters.push([])
    clusters.at(-1)?.push(frame)
  }
  const video = [...element([0xb0], number(size)), ...element([0xba], number(size))]
  const track = [
    ...element([0xd7], number(1)),
    ...element([0x73, 0xc5], number(1)),
    ...element([0x83], number(1)),
    ...element([0x86], text('V_VP9')),
    ...element([0xe0], video),
  ]
  const info = [
    ...element([0x2a, 0xd7, 0xb1], number(1_000_000)),
    ...element([0x44, 0x89], real(milliseconds)),
    ...element([0x4d, 0x80], text('studio')),
    ...element([0x57, 0x41], text('studio')),
  ]
  const head = [
    ...element([0x42, 0x86], number(1)),
    ...element([0x42, 0xf7], number(1)),
    ...element([0x42, 0xf2], number(4)),
    ...element([0x42, 0xf3], number(8)),
    ...element([0x42, 0x82], text('webm')),
    ...element([0x42, 0x87], number(4)),
    ...element([0x42, 0x85], number(2)),
  ]
  const body = [
    ...element([0x15, 0x49, 0xa9, 0x66], info),
    ...element([0x16, 0x54, 0xae, 0x6b], element([0xae], track)),
    ...clusters.flatMap((cluster) => element([0x1f, 0x43, 0xb6, 0x75], clusterOf(cluster))),
  ]
  return [...element([0x1a, 0x45, 0xdf, 0xa3], head), ...element([0x18, 0x53, 0x80, 0x67], body)]
}

function clusterOf(frames: Frame[]): number[] {
  const start = frames[0]?.at ?? 0
  const blocks = frames.flatMap(({ bytes, key, at }) => {
    const since = at - start
    return element([0xa3], [0x81, since >> 8, since & 255, key ? 0x80 : 0, ...bytes])
  })
  return [...element([0xe7], number(start)), ...blocks]
}

/** An element with its size in eight bytes. */
function element(id: number[], data: number[]): number[] {
  const size = Array.from({ length: 4 }, (_, index) => (data.length >>> (8 * (3 - index))) & 255)
  return [...id, 0x01, 0, 0, 0, ...size, ...data]
}

function number(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
}

function real(value: number): number[] {
  const bytes = new DataView(new ArrayBuffer(8))
  bytes.setFloat64(0, value)
  return Array.from({ length: 8 }, (_, index) => bytes.getUint8(index))
}

function text(value: string): number[] {
  return Array.from(value, (char) => char.charCodeAt(0))
}
