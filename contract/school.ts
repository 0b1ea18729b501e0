/**
 * The two facts of a school that the browser and the server must agree on.
 * Everything else that a school changes is in `portal/school.ts`.
 */
export const school = {
  /** Title of the portal. */
  name: 'MY SCHOOL',
  /** Ends every student's and teacher's user id; nobody can register an id that ends so. */
  userIdSuffix: '@mySchool.com',
} as const
