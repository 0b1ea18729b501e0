import '@my-school/ui-kit/styles.css'
import { makeTheme } from '@my-school/ui-kit/theme'
import './page.css'
import { createRoot } from 'react-dom/client'
import { SchoolPage } from './school-page'

// ?look=second shows the same page in the look of another school: only tokens differ.
if (new URLSearchParams(location.search).get('look') === 'second') {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `${makeTheme({ primary: '#5b2a8c' }).css}
    :root { --kit-font: Georgia, "Liberation Serif", serif; --kit-radius: 0 }`
}

createRoot(document.getElementById('root') as HTMLElement).render(<SchoolPage />)
