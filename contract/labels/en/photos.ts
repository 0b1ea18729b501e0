/** What the photos of a record are called. */
export const photoLabels = { photo: 'Photo', idCard: 'Id card' }
