/** What a user who is neither student nor staff can do. The notice after the login and the page 'Account' show it. */
export const plainUser =
  'With this login you read the notices and all other public pages. A report opens with the login that the school gave to the student.'
