/** What was done, where the portal shows what the server says of it. */
export const loggedIn = 'Sie sind angemeldet.'
export const loggedOut = 'Sie sind abgemeldet.'
export const registered = 'Sie sind registriert.'
export const studentsFound = 'Die Suche hat Schülerinnen und Schüler gefunden.'
export const textFound = studentsFound
