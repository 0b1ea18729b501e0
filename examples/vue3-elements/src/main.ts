import '@my-school/ui-kit/elements.js'
import './page.css'
import { createApp } from 'vue'
import SchoolPage from './SchoolPage.vue'

createApp(SchoolPage).mount('#root')
