/** In the form of a person whose name is in letters that not every keyboard has. */
export const latinName = {
  label: 'Name in Latin letters',
  hint: 'The user id is made of it, so that every keyboard can type it. Write the name as the school spells it: the next person of that name is then proposed like this.',
}
