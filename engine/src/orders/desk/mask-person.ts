/** A number of which only the last signs are shown. */
export const masked = (text: string, shown: number): string => {
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain.length <= shown ? '••••' : `••••${plain.slice(-shown)}`
}

/** Enough to compare with a document that is held, too little to copy it. */
export const maskedId = (text: string): string => masked(text, 2)
export const maskedPhone = (text: string): string => masked(text, 4)
