// Bootstrap is in no layer. The kit's guard keeps its rules of bare element names off the kit.
import 'bootstrap/dist/css/bootstrap.css'
import '@my-school/ui-kit/components.css'
import './page.css'
import { createRoot } from 'react-dom/client'
import { SchoolPage } from './school-page'

createRoot(document.getElementById('root')).render(<SchoolPage />)
