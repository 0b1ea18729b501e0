import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Nothing is set for the kit.
export default defineConfig({ plugins: [react()] })
