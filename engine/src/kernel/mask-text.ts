/** A number of which only the last signs are shown. */
export const maskText = (text: string, shown: number): string => {
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain.length <= shown ? '••••' : `••••${plain.slice(-shown)}`
}

/** Enough to compare with a document that is held, too little to copy it. */
export const maskId = (text: string): string => maskText(text, 2)
export const maskPhone = (text: string): string => maskText(text, 4)
