import { rules } from 'kit-styles'
import { addStyles } from './style-sheets.ts'

addStyles('all', rules)
