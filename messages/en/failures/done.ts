/** Successes whose message from the server the portal shows. */
export const loggedIn = 'Login Successfully' // (spec)
export const loggedOut = 'Logout Successfully' // (spec)
export const registered = 'registration successfully' // (spec)
export const studentsFound = 'Successfully search according to critaria' // (spec), of searchStudent only
export const textFound = 'Students found'
