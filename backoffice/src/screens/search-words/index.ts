export { SearchWordsScreen } from './search-words.tsx'
