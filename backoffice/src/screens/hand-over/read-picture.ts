type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

let detector: Detector | undefined
let canvas: OffscreenCanvas | undefined

/** By the browser's own reader. */
const detect = async (Known: DetectorClass, video: HTMLVideoElement) => {
  detector ??= new Known({ formats: ['qr_code', 'code_128'] })
  const [found] = await detector.detect(video)
  return found?.rawValue
}

/** By a library that comes with the first picture, where the browser has no reader. */
const decode = async (video: HTMLVideoElement) => {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0) return undefined
  const { default: library } = await import('jsqr')
  canvas ??= new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(video, 0, 0)
  return library.default(context.getImageData(0, 0, width, height).data, width, height)?.data || undefined
}

/** Fetches what reads pictures while there is a signal, where the browser does not. */
export const prepareReader = async (): Promise<void> => {
  if (!detectorClass()) await import('jsqr')
}

/** What the code in the camera's picture says; undefined while there is none. */
export const readPicture = (video: HTMLVideoElement): Promise<string | undefined> => {
  const Known = detectorClass()
  return Known ? detect(Known, video) : decode(video)
}
