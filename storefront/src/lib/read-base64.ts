const chunkSize = 0x80_00

/** A file's bytes as base64, without a prefix [S5.031]. */
export const readBase64 = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // All at once would be too many arguments for one call.
  for (let at = 0; at < bytes.length; at += chunkSize)
    text += String.fromCharCode(...bytes.subarray(at, at + chunkSize))
  return btoa(text)
}
