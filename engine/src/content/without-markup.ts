import sanitizeHtml from 'sanitize-html'

const hasMarkup = /<[a-z!/?]/i

/**
 * A text that is shown as it stands, by some clients as HTML: tags that a merchant wrote into it go. What remains is
 * the same to read both ways but for `&`.
 */
export const withoutMarkup = (text: string): string =>
  hasMarkup.test(text)
    ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} })
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim()
    : text
