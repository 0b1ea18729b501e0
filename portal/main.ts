/** The script of index.html. It only starts the portal; everything else is in the main chunk. */
import './main-chunk.ts'
import { startPortal } from './start.tsx'

startPortal()
