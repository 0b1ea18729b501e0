import '@my-school/ui-kit/styles.css'
import './page.css'
import './second-school.css'
import { createRoot } from 'react-dom/client'
import { SchoolPage } from './school-page'

// ?look=second shows the same page in the look of another school: only tokens differ.
if (new URLSearchParams(location.search).get('look') === 'second') document.documentElement.className = 'second-school'

createRoot(document.getElementById('root') as HTMLElement).render(<SchoolPage />)
