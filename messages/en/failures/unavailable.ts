/** Why the server cannot work now. The log has the cause of each. */
export const databaseBusy = 'The database cannot be used now. Nothing was changed: try again in a few seconds.'
export const databaseLost =
  'The connection to the database was lost. Try again in a few seconds, and look first whether your change is there.'
export const diskFull = 'The disk of the server is full. Nothing was changed: tell the school, and try again later.'
export const databaseFails =
  'The server cannot read or write what it keeps. Nothing was changed: tell the school, and try again later.'
