/** A file as the engine takes it: name, type, size and its bytes in base64 without prefix (S3.029, S5.031). */
export type ReadFile = { name: string; type: string; size: number; content: string }

/** Reads a file of the shopper's machine. Rejects when it cannot be read (it was moved or removed meanwhile). */
export const readFile = (file: File): Promise<ReadFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.onload = () => {
      const content = typeof reader.result === 'string' ? reader.result : ''
      resolve({
        name: file.name,
        type: file.type,
        size: file.size,
        content: content.slice(content.indexOf(',') + 1),
      })
    }
    reader.readAsDataURL(file)
  })
