/** The area of login and registration. */
import '../../work-style.ts'

export { Login } from './login.tsx'
export { Register } from './register.tsx'
