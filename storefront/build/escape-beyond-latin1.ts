import type { Plugin } from 'vite'

/**
 * A script in which every character beyond Latin-1 is written as its escape; what it says is the same (a raw template has the
 * escape itself, which a pattern made of it reads alike).
 */
export const escapeBeyondLatin1 = (code: string): string =>
  code.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * V8 holds a source as one byte a character where all of them are Latin-1, else as two: some two hundred dashes and arrows made the
 * pages' one file 3.4 MB dearer to every process.
 */
export const latin1 = (): Plugin => ({
  name: 'latin1',
  enforce: 'post',
  // As the last: the bundler writes characters where it finds escapes.
  generateBundle: (_, files) => {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = escapeBeyondLatin1(file.code)
  },
})
