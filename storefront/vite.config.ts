import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the bundles of a release (browser and server) and the development server have in common. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/static/',
  plugins: [react()],
  build: { target: 'es2022', cssCodeSplit: false, assetsInlineLimit: 0, modulePreload: false },
})
