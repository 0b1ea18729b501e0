import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Nothing is set for the kit: its styles keep their themes and directions with the default targets.
export default defineConfig({ plugins: [react()] })
