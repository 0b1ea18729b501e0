/** The area of login and registration. */
import '../../first-script.ts'

export { Login } from './login.tsx'
export { Register } from './register.tsx'
