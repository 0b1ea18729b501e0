/** What index.html loads. It only starts the portal: what start.tsx is made of belongs to the main chunk in one piece. */
import './main-chunk.ts'
import { startPortal } from './start.tsx'

startPortal()
