/** Why the server cannot work now. */
export const databaseBusy = 'Another program holds the database. Nothing was changed: try again in a few seconds.'
export const databaseLost =
  'The connection to the database was lost. Try again in a few seconds, and look first whether your change is there.'
export const databaseRefuses =
  'The database refuses this server. Nothing was changed: tell the school, and try again later.'
export const databaseSlow = 'The database is too slow now. Nothing was changed: try again in a few seconds.'
export const databaseNoConnection =
  'The database has no connection free. Nothing was changed: try again in a few seconds.'
export const databaseFull =
  'The disk or memory of the database is full. Nothing was changed: tell the school, and try again later.'
export const databaseReadOnly = 'The database may only be read now. Nothing was changed: try again in a few seconds.'
export const databaseStarting = 'The database is starting. Nothing was changed: try again in a few seconds.'
export const databaseUnreachable = 'The database cannot be reached. Nothing was changed: try again in a few seconds.'

export const diskFull = 'The disk of the server is full. Nothing was changed: tell the school, and try again later.'
export const diskReadOnly =
  'The server may not write to its disk. Nothing was changed: tell the school, and try again later.'
export const diskFaulty =
  'The disk of the server has a fault. Nothing was changed: tell the school, and try again later.'
export const databaseDamaged =
  'The database is damaged, and a backup has to be restored. Nothing was changed: tell the school, and try again later.'
