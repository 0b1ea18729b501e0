/** What was changed of a colour, so that it can be read or told apart. */
export { moveText } from '@my-school/ui-kit/messages/en'
