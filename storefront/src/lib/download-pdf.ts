/** Hands a PDF made of base64 to the browser as a download. */
export const downloadPdf = ({ filename, fileContent }: { filename: string; fileContent: string }) => {
  const bytes = Uint8Array.from(atob(fileContent), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  URL.revokeObjectURL(address)
}
