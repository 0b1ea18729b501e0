import '@my-school/ui-kit/styles.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { WithHookForm } from './hook-form'
import { WithTanStackForm } from './tanstack-form'

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>A student, with two form libraries</h1>
    <WithHookForm />
    <WithTanStackForm />
  </main>,
)
