/** How a colour was changed, so that it can be read or distinguished. */
export { moveText } from '@my-school/ui-kit/messages/en'
