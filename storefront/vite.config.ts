import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messagesPlugin } from './build/messages-plugin.ts'
import { shortClassNames } from './build/short-class-name.ts'

/** What the two bundles (browser and server) have in common. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/static/',
  plugins: [react(), messagesPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortClassNames() } },
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
})
