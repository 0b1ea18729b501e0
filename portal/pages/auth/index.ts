/** The area of login and registration. */
export { Login } from './login.tsx'
export { Register } from './register.tsx'
