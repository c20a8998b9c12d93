export { ChatButton, useChat } from './chat-button.tsx'
