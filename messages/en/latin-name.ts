/** In the form of a person whose name is in letters that not every keyboard has. */
export const latinName = {
  label: 'Name in Latin letters',
  hint: 'The user id is made of it, so that every keyboard can type it. Correct it if the name is written otherwise.',
}
