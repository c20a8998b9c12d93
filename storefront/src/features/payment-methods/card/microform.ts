/** The vendor's card library, as far as the page uses it. */
export type MicroformField = {
  load(container: HTMLElement): void
  unload(): void
  focus(): void
  on(event: 'load' | 'change' | 'error', handler: () => void): void
}
export type MicroformError = { reason?: string; details?: { location?: string }[] }
export type Microform = {
  createField(
    type: 'number' | 'securityCode',
    options: { title: string; placeholder?: string; maxLength?: number },
  ): MicroformField
  createToken(
    options: { expirationMonth: string; expirationYear: string },
    callback: (error: MicroformError | null, token?: string) => void,
  ): void
}
type Flex = new (
  captureContext: string,
) => {
  microform(type: 'card', options: { styles: Record<string, Record<string, string>> }): Microform
}
declare global {
  interface Window {
    Flex?: Flex
  }
}

const loading = new Map<string, Promise<Flex>>()

const load = (url: string, integrity: string): Promise<Flex> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // The page runs these bytes and no others: a card is typed beside them.
    Object.assign(script, { src: url, integrity, crossOrigin: 'anonymous', async: true })
    script.addEventListener('load', () =>
      window.Flex ? resolve(window.Flex) : reject(new Error('the card library brought nothing')),
    )
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the card library did not load'))
    })
    document.head.append(script)
  })

/** The vendor's library, fetched once for a document. Rejects when it does not come; the next call tries again. */
export const loadFlex = ({ url, integrity }: { url: string; integrity: string }): Promise<Flex> => {
  const known = loading.get(url) ?? load(url, integrity)
  loading.set(url, known)
  known.catch(() => loading.delete(url))
  return known
}
