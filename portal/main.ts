/** What index.html loads. It only starts the portal: what start.tsx is made of belongs to the first script in one piece. */
import './first-script.ts'
import { startPortal } from './start.tsx'

startPortal()
