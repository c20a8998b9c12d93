export { writeMessage } from './make-offers.ts'
export { getQuote, searchQuotes } from './read-quotes.ts'
