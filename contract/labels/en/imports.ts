/** What a column of a file is called that no record has. */
export const importLabels = { birthDate: 'Date of birth' }
