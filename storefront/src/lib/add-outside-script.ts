/** Adds somebody else's script to the document, once. A script that does not load is only logged [S7.058] [S7.059]. */
export const addOutsideScript = (address: string, onLoad?: () => void, onError?: () => void) => {
  const known = [...document.querySelectorAll<HTMLScriptElement>('script[data-outside]')]
  if (known.some(({ src }) => src === address)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.dataset.outside = ''
  script.addEventListener('load', () => onLoad?.())
  script.addEventListener('error', () => {
    console.warn(`A script of another site did not load: ${address}`)
    script.remove()
    onError?.()
  })
  document.head.append(script)
}
